import { createSecret } from '../crypto/secret';
import { environment } from '../environment';
import type { PayoutProvider } from './payout-port';
import type { PaymentProvider } from './provider-port';
import { createStripeClient, type StripeClient } from './stripe-client';
import { createStripePayouts } from './stripe-payouts';
import { createStripeProvider } from './stripe-provider';

const stageClient = (): StripeClient => {
  const { STRIPE_API_BASE: base, STRIPE_KEY_SECRET_ID: secretId } = environment('payments');
  return createStripeClient({ base, apiKey: createSecret(() => secretId) });
};

export const createStageProvider = (): PaymentProvider => createStripeProvider(stageClient());

export const createStagePayouts = (): PayoutProvider => createStripePayouts(stageClient());
