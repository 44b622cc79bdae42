import { network as services } from '@lambdas/platform/web-push/network';
import type { PushNetwork } from '@lambdas/platform/web-push/push-network';
import { pushPath } from '../push/push-path';

const isOwn = ({ protocol, hostname, pathname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && pathname.startsWith(pushPath);

/**
 * Takes the place of lambdas/platform/web-push/network.ts in the functions of the local stack (see stand-ins.ts): beside the
 * services of browsers it reaches the push service of this machine.
 */
export const network: PushNetwork = {
  takes: (url) => isOwn(url) || services.takes(url),
  post: services.post,
};
