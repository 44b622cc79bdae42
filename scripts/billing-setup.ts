import { parseArgs } from 'node:util';
import { stageConfig } from '../infra/config';
import { createStripeClient } from '../lambdas/platform/payments/stripe-client';
import { setUpBilling } from './billing/setup';

// npm run billing:setup -- --stage dev [--webhook https://dev.wardline.example/api/billing/webhook] [--dry-run]
// STRIPE_API_KEY is the key of the stage's account at Stripe.

const { values } = parseArgs({
  options: { stage: { type: 'string' }, webhook: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const { stripe, promotions } = stageConfig(values.stage);
const apiKey = process.env['STRIPE_API_KEY'];
if (!apiKey) throw new Error('STRIPE_API_KEY is missing.');

await setUpBilling(
  createStripeClient({ base: process.env['STRIPE_API_BASE'] ?? stripe.apiBase, apiKey: () => Promise.resolve(apiKey) }),
  { webhookUrl: values.webhook ?? null, promotions, dryRun: values['dry-run'], say: console.log },
);
