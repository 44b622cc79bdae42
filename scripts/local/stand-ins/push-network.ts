import { network as services } from '@lambdas/platform/web-push/network';
import type { PushNetwork } from '@lambdas/platform/web-push/push-network';
import { pushPath } from '../push/push-path';

const isOwn = ({ protocol, hostname, pathname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && pathname.startsWith(pushPath);

/** Replaces lambdas/platform/web-push/network.ts locally (see stand-ins.ts): also allows the local push service. */
export const network: PushNetwork = {
  takes: (url) => isOwn(url) || services.takes(url),
  post: services.post,
};
