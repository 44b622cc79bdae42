import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { stripeApiVersion } from '@lambdas/platform/payments/stripe-version';
import { openStripe, type StripeEmulator } from '../stripe';
import { stripePath } from '../stripe-path';
import { loopback } from '../../../scripts/local/ports';

const apiKey = 'sk_test_local';

export type StripeServer = {
  stripe: StripeEmulator;
  address: string;
  /** Client with Stripe's own package. */
  client: Stripe;
  fetch(path: string, init?: { method?: string; headers?: Record<string, string> }): Promise<Response>;
  stop(): Promise<void>;
};

/** The emulator over HTTP, also at the root, as Stripe's package expects. */
export const startStripeServer = async (dataDir: string | null = null): Promise<StripeServer> => {
  const opened: { stripe?: StripeEmulator } = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.startsWith(stripePath) ? url.pathname : `${stripePath}${url.pathname}`;
    void opened.stripe?.handler(request, response, new URL(path + url.search, url));
  });
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://${loopback}:${port}`;
  const stripe = openStripe({ dataDir, address, apiKey, webhook: null });
  opened.stripe = stripe;
  return {
    stripe,
    address,
    client: new Stripe(apiKey, {
      apiVersion: stripeApiVersion,
      host: loopback,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    fetch: (path, init) =>
      fetch(`${address}${path}`, { ...init, headers: { authorization: `Bearer ${apiKey}`, ...init?.headers } }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stripe.stop();
    },
  };
};
