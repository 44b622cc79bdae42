import { billingWebhookRoutes } from '@shared/money/api/billing.routes';
import { openDns } from '../../../emulators/dns/dns';
import { dnsPath } from '../../../emulators/dns/dns-path';
import type { RouteHandler } from '../../../scripts/local/gateway/http';
import { openNppes } from '../../../emulators/nppes/nppes';
import { nppesPath } from '../../../emulators/nppes/nppes-path';
import { localStage } from '../../../scripts/local/settings';
import { openStripe } from '../../../emulators/stripe/stripe';
import { stripePath } from '../../../emulators/stripe/stripe-path';
import { openWatchLists } from '../../../emulators/watch-lists/watch-lists';
import { watchListsPrefix } from '../../../emulators/watch-lists/watch-lists-path';
import { askHandler } from '../../../scripts/local/network/ask-handler';
import type { NetworkReply, NetworkRequest } from '../../../scripts/local/network/intercept-http';

/** The local stack's payment provider and registries. */
export const openProviders = (gateway: string) => {
  const stripe = openStripe({
    dataDir: null,
    address: gateway,
    apiKey: localStage.stripeApiKey,
    webhook: {
      url: `${gateway}${billingWebhookRoutes.receiveWebhook.path}`,
      secret: localStage.stripeWebhookSecret,
    },
  });
  const handlers: [string, RouteHandler][] = [
    [stripePath, stripe.handler],
    [nppesPath, openNppes()],
    [dnsPath, openDns()],
    [watchListsPrefix, openWatchLists()],
  ];
  const handlerOf = (url: URL): RouteHandler | undefined =>
    handlers.find(([prefix]) => url.pathname.startsWith(prefix))?.[1];
  return {
    stripe,
    knows: (url: URL): boolean => handlerOf(url) !== undefined,
    async answer(request: NetworkRequest): Promise<NetworkReply> {
      const handler = handlerOf(request.url);
      return handler ? askHandler(handler, request) : { status: 404, body: '{}' };
    },
  };
};
export type Providers = ReturnType<typeof openProviders>;
