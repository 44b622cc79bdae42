import { createStripeClient } from '@lambdas/platform/payments/stripe-client';
import { setUpBilling } from '../billing/setup';
import { stripePath } from '../../emulators/stripe/stripe-path';
import { localStage } from './settings';
import type { LocalStack } from './stack';

/** Creates the catalogue's plans at the emulator, if the stage sells them. */
export const setUpLocalPlans = async ({ addresses, billing }: LocalStack): Promise<void> => {
  if (billing === 'off') return;
  const client = createStripeClient({
    base: `${addresses.gateway}${stripePath}`,
    apiKey: () => Promise.resolve(localStage.stripeApiKey),
  });
  await setUpBilling(client, {
    webhookUrl: null,
    promotions: localStage.promotions,
    dryRun: false,
    say: () => undefined,
  });
};
