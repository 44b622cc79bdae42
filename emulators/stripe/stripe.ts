import { removeRow } from './core/remove-row';
import { join } from 'node:path';
import type { RouteHandler } from '../../scripts/local/gateway/http';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import type { BaseClock } from './core/core';
import { openProvider, type Provider } from './core/provider';
import { emptyState, type State } from './core/state';
import { stripeApi } from './http/api';
import { hostedPages } from './pages/hosted-pages';
import { stripePath } from './stripe-path';
import { startDeliveries } from './webhooks/deliveries';

export type StripeOptions = {
  dataDir: string | null;
  /** URL of the gateway. */
  address: string;
  apiKey: string;
  /** Webhook endpoint of the product; null if it receives no events. */
  webhook: { url: string; secret: string } | null;
  clock?: BaseClock;
};

export type StripeEmulator = {
  provider: Provider;
  /** `/_local/stripe/...` */
  handler: RouteHandler;
  save(): void;
  isIdle(): boolean;
  stop(): Promise<void>;
};

/** Milliseconds between checks for renewals and retries. */
const tickMs = 2000;
const ownEndpoint = 'we_local';

const isState = (value: unknown): boolean => isRecord(value) && isRecord(value['customers']);

/** The product's own endpoint has a fixed ID and secret. */
const setEndpoint = ({ core }: Provider, webhook: StripeOptions['webhook']): void => {
  removeRow(core.state.endpoints, ownEndpoint);
  if (!webhook) return;
  core.state.endpoints[ownEndpoint] = {
    id: ownEndpoint,
    created: core.now(),
    url: webhook.url,
    secret: webhook.secret,
    enabled_events: ['*'],
    description: 'The product on this machine',
    metadata: {},
    disabled: false,
  };
};

/** Stripe for the local stack: its API, hosted pages, and webhooks. */
export const openStripe = ({ dataDir, address, apiKey, webhook, clock }: StripeOptions): StripeEmulator => {
  const now = (): number => Math.floor((clock ?? Date.now)() / 1000);
  // A file from an earlier version lacks newer tables.
  const file = stateFile<Partial<State>>(
    dataDir && join(dataDir, 'stripe.json'),
    () => ({}),
    (value) => isRecord(value) && (Object.keys(value).length === 0 || isState(value)),
  );
  const state: State = { ...emptyState(now()), ...file.load() };
  const provider = openProvider({ state, pages: `${address}${stripePath}`, ...(clock && { clock }) });
  setEndpoint(provider, webhook);
  const save = (): void => file.save(provider.core.state);
  const api = stripeApi({ provider, apiKey, save });
  const pages = hostedPages({ provider, save });
  let saving: NodeJS.Timeout | undefined;
  // Deliveries without confirmation are repeated.
  const saveSoon = (): void => void (saving ??= setTimeout(saveNow, tickMs));
  const saveNow = (): void => {
    clearTimeout(saving);
    saving = undefined;
    save();
  };
  const deliveries = startDeliveries(provider, { save: saveSoon });

  const tick = (): void => {
    const before = provider.next();
    if (!before || before.at > provider.core.now()) return;
    provider.catchUp();
    save();
  };
  const timer = setInterval(tick, tickMs);
  timer.unref();

  return {
    provider,
    save,
    handler: (request, response, url) => {
      const inner = new URL(url.pathname.slice(stripePath.length) + url.search, url);
      if (inner.pathname.startsWith('/v1/')) return api(request, response, inner);
      provider.catchUp();
      return pages(request, response, inner);
    },
    isIdle: deliveries.isIdle,
    async stop() {
      clearInterval(timer);
      await deliveries.stop();
      if (saving) saveNow();
    },
  };
};
