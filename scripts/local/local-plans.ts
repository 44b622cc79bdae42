import { createStripeClient } from '@lambdas/platform/payments/stripe-client';
import { setUpBilling } from '../billing/setup';
import { stripePath } from './stripe/stripe-path';
import { localStage } from './settings';

/** The catalogue's plans at the stand-in, where the stage sells them. */
export const setUpLocalPlans = async (gateway: string): Promise<void> => {
  if (localStage.billing === 'off') return;
  const client = createStripeClient({
    base: `${gateway}${stripePath}`,
    apiKey: () => Promise.resolve(localStage.stripeApiKey),
  });
  await setUpBilling(client, { webhookUrl: null, dryRun: false, say: () => undefined });
};
