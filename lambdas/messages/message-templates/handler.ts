import { messageTemplateRoutes } from '@shared/messages/api/message-templates.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from './message-templates';

export const handler = serve(
  messageTemplateRoutes,
  {
    listMessageTemplates: ({ caller }) => listMessageTemplates(deps, { caller }),
    createMessageTemplate: ({ body, caller }) => createMessageTemplate(deps, { caller, template: body }),
    updateMessageTemplate: ({ params, body, caller }) => updateMessageTemplate(deps, { caller, ...params, ...body }),
    deleteMessageTemplate: ({ params, caller }) => deleteMessageTemplate(deps, { caller, ...params }),
  },
  platform,
);
