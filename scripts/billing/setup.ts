import { balancePrice, currency, pricedPlans, type PricedPlan } from '@shared/money/billing/catalogue';
import * as z from 'zod';
import en from '@shared/locales/en/documents.json';
import type { StripeClient } from '../../lambdas/platform/payments/stripe-client';
import { Price } from '../../lambdas/platform/payments/stripe-read';
import type { Options } from './options';
import { ensurePromotions } from './promotions';

const Product = z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).default({}) });
const Endpoint = z.object({ id: z.string(), url: z.string(), secret: z.string().optional() });

/** Events requested for webhooks: all that can change a projection. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice.updated',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'charge.refunded',
] as const;

type Sold = { productId: string; name: string; lookupKey: string; cents: number; interval: 'month' | 'year' | null };

const soldPlan = ({ plan: { planId, kind }, lookupKey, cents, period }: PricedPlan): Sold => ({
  productId: `wardline_${planId}`,
  name: `${en.invoice.plans[planId]} (${kind === 'employer' ? 'employers' : 'professionals'})`,
  lookupKey,
  cents,
  interval: period === 'posting' ? null : period,
});

/** Everything that needs a price at the provider. */
const everySold: readonly Sold[] = [
  ...pricedPlans.map(soldPlan),
  { productId: 'wardline_shift_balance', name: en.invoice.lines.balance, interval: null, ...balancePrice },
];

const ensureProducts = async ({ every, call }: StripeClient, { dryRun, say }: Options): Promise<void> => {
  const found = new Set((await every('/v1/products', {})).map((json) => Product.parse(json).id));
  for (const [id, { name }] of new Map(everySold.map((it) => [it.productId, it]))) {
    if (found.has(id)) continue;
    say(`product ${id}`);
    if (!dryRun) await call({ method: 'POST', path: '/v1/products', form: { id, name }, key: `product-${id}` });
  }
};

const ensurePrice = async (
  { call }: StripeClient,
  { productId, lookupKey, cents, interval }: Sold,
  known: Price | undefined,
  { dryRun, say }: Options,
): Promise<void> => {
  if (known && (known.unit_amount !== cents || known.currency !== currency)) {
    throw new Error(
      `${lookupKey} costs ${known.unit_amount} ${known.currency} at the provider and ${cents} ${currency} in the catalogue. Prices never change: add a version to the catalogue.`,
    );
  }
  if (known) return;
  say(`price ${lookupKey}`);
  if (dryRun) return;
  await call({
    method: 'POST',
    path: '/v1/prices',
    form: {
      product: productId,
      currency,
      unit_amount: cents,
      lookup_key: lookupKey,
      ...(interval !== null && { recurring: { interval } }),
    },
    key: `price-${lookupKey}`,
  });
};

const ensurePrices = async (client: StripeClient, options: Options): Promise<void> => {
  const prices = (await client.every('/v1/prices', { active: true })).map((json) => Price.parse(json));
  for (const sold of everySold) {
    await ensurePrice(
      client,
      sold,
      prices.find(({ lookup_key: key }) => key === sold.lookupKey),
      options,
    );
  }
};

const ensureWebhook = async (
  { every, call }: StripeClient,
  { webhookUrl: url, dryRun, say }: Options,
): Promise<void> => {
  if (url === null) return;
  const endpoints = (await every('/v1/webhook_endpoints', {})).map((json) => Endpoint.parse(json));
  if (endpoints.some((endpoint) => endpoint.url === url)) return;
  say(`webhook ${url}`);
  if (dryRun) return;
  const form = { url, enabled_events: webhookEvents };
  const { secret } = Endpoint.parse(
    await call({ method: 'POST', path: '/v1/webhook_endpoints', form, key: `webhook-${url}` }),
  );
  say(`Store this secret in Secrets Manager; it isn't shown again: ${secret ?? ''}`);
};

/** Creates what is missing at the provider. Idempotent. */
export const setUpBilling = async (client: StripeClient, options: Options): Promise<void> => {
  await ensureProducts(client, options);
  await ensurePrices(client, options);
  await ensurePromotions(client, options);
  await ensureWebhook(client, options);
  options.say(options.dryRun ? 'Nothing was changed.' : 'Every plan exists at the provider.');
};
