import { network as services } from '@lambdas/platform/web-push/push-services';
import type { PushNetwork } from '@lambdas/platform/web-push/push-network';
import { isOwnMachine } from '@shared/core/model/web-address';
import { pushPath } from '../../../emulators/push/push-path';

const isOwn = (url: URL): boolean => isOwnMachine(url) && url.pathname.startsWith(pushPath);

/** Replaces lambdas/platform/web-push/network.ts locally (see load-emulators.ts): also allows the local push service. */
export const network: PushNetwork = {
  takes: (url) => isOwn(url) || services.takes(url),
  post: services.post,
};
