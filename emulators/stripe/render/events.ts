import { stripeApiVersion } from '@lambdas/platform/payments/stripe-version';
import type { Core } from '../core/core';
import type { Endpoint, StripeEvent } from '../core/state';
import { test, type Json } from './list';

export const renderEvent = (core: Core, event: StripeEvent): Json => ({
  ...event,
  ...test,
  object: 'event',
  api_version: stripeApiVersion,
  pending_webhooks: Object.values(core.state.deliveries).filter((delivery) => delivery.event === event.id).length,
});

/** Includes the secret only on creation. */
export const renderEndpoint = ({ disabled, secret, ...endpoint }: Endpoint, withSecret = false): Json => ({
  ...endpoint,
  ...test,
  object: 'webhook_endpoint',
  api_version: stripeApiVersion,
  application: null,
  status: disabled ? 'disabled' : 'enabled',
  ...(withSecret && { secret }),
});
