import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { serve } from '../../platform/http/serve';
import { getDelivery, listDeliveries, replayEvents, resendDelivery, sendTestEvent } from './deliveries';
import { deps, platform } from './deps';
import {
  changeWebhookState,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  revealWebhookSecret,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks';

export const handler = serve(
  webhookRoutes,
  {
    listWebhooks: ({ caller }) => listWebhooks(deps, { caller }),
    createWebhook: ({ body, caller }) => createWebhook(deps, { caller, webhook: body }),
    getWebhook: ({ params, caller }) => getWebhook(deps, { caller, ...params }),
    updateWebhook: ({ params, body, caller }) => updateWebhook(deps, { caller, ...params, ...body }),
    deleteWebhook: ({ params, caller }) => deleteWebhook(deps, { caller, ...params }),
    changeWebhookState: ({ params, body, caller }) => changeWebhookState(deps, { caller, ...params, ...body }),
    revealWebhookSecret: ({ params, caller }) => revealWebhookSecret(deps, { caller, ...params }),
    rotateWebhookSecret: ({ params, body, caller }) => rotateWebhookSecret(deps, { caller, ...params, ...body }),
    sendTestEvent: ({ params, body, caller }) => sendTestEvent(deps, { caller, ...params, ...body }),
    replayEvents: ({ params, body, caller }) => replayEvents(deps, { caller, ...params, ...body }),
    listDeliveries: ({ params, query, caller }) => listDeliveries(deps, { caller, ...params, ...query }),
    getDelivery: ({ params, caller }) => getDelivery(deps, { caller, ...params }),
    resendDelivery: ({ params, caller }) => resendDelivery(deps, { caller, ...params }),
  },
  platform,
);
