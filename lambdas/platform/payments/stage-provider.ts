import { createSecret } from '../crypto/secret';
import { environment } from '../environment';
import type { PaymentProvider } from './provider-port';
import { createStripeClient } from './stripe-client';
import { createStripeProvider } from './stripe-provider';

export const createStageProvider = (): PaymentProvider => {
  const { STRIPE_API_BASE: base, STRIPE_KEY_SECRET_ID: secretId } = environment('payments');
  return createStripeProvider(createStripeClient({ base, apiKey: createSecret(() => secretId) }));
};
