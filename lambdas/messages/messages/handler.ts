import { messageRoutes } from '@shared/messages/api/messages.routes';
import { serve } from '../../platform/http/serve';
import { getAttachment, requestAttachmentUpload } from './attachments';
import { deps, platform } from './deps';
import { findConversation, findCorrespondents } from './find-correspondent';
import { listConversationApplications } from './conversation-applications';
import {
  getConversation,
  getUnreadMessages,
  listConversations,
  markConversationRead,
  setBlocked,
} from './read-conversations';
import { messageApplicants } from './message-applicants';
import { sendMessage, startConversation } from './send-message';

export const handler = serve(
  messageRoutes,
  {
    listConversations: ({ query, caller }) => listConversations(deps, { caller, ...query }),
    findCorrespondents: ({ query, caller }) => findCorrespondents(deps, { caller, ...query }),
    startConversation: ({ body, caller, language }) => startConversation(deps, { caller, language, form: body }),
    messageApplicants: ({ body, caller, language }) => messageApplicants(deps, { caller, language, form: body }),
    getConversation: ({ params, query, caller }) => getConversation(deps, { caller, ...params, ...query }),
    listConversationApplications: ({ params, caller }) => listConversationApplications(deps, { caller, ...params }),
    sendMessage: ({ params, body, caller, language }) => sendMessage(deps, { caller, language, ...params, form: body }),
    markConversationRead: ({ params, body, caller }) => markConversationRead(deps, { caller, ...params, ...body }),
    requestAttachmentUpload: ({ params, body, caller }) =>
      requestAttachmentUpload(deps, { caller, ...params, contentType: body.contentType }),
    getAttachment: ({ params, caller }) => getAttachment(deps, { caller, ...params }),
    getUnreadMessages: ({ caller }) => getUnreadMessages(deps, caller),
    blockConversation: ({ params, caller }) => setBlocked(deps, { caller, ...params, blocked: true }),
    unblockConversation: ({ params, caller }) => setBlocked(deps, { caller, ...params, blocked: false }),
    findConversation: ({ params, query, caller }) => findConversation(deps, { caller, ...params, ...query }),
  },
  platform,
);
