import { ulid } from 'ulid';
import { candidate, managers, stale, team, type Outcomes, type RecordIds, type Row } from './row';

const conversation = ({ conversationId }: RecordIds) => ({ params: { conversationId } });
const message = ({ conversationId, messageId }: RecordIds) => ({
  params: { conversationId, messageId },
});
const newMessage = { content: 'Hello' };
const participants: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const noConversation: Outcomes = [401, 404, 404, 404, 404, 403];
const ofParticipants = { own: participants, foreign: noConversation } satisfies Omit<Row, 'call'>;
/** Professionals can't message themselves or other professionals. */
const ofEmployers = {
  own: [401, 404, 'ok', 'ok', 'ok', 403],
  foreign: [401, 404, 404, 'ok', 'ok', 403],
} satisfies Omit<Row, 'call'>;

export const messageRows: Record<string, Row> = {
  listConversations: { own: participants },
  findCorrespondents: { own: participants },
  getUnreadMessages: { own: participants },
  findConversation: { call: candidate, ...ofEmployers },
  startConversation: {
    call: ({ candidateId: to }) => ({ body: { id: `msg_${ulid()}`, to, subject: 'Shifts', ...newMessage } }),
    ...ofEmployers,
  },
  // Refused recipients are named in the response.
  messageApplicants: {
    call: ({ applicationId }) => ({
      body: { id: `msg_${ulid()}`, applicationIds: [applicationId], subject: 'Shifts', ...newMessage },
    }),
    own: team,
  },
  listMessageTemplates: { own: team },
  createMessageTemplate: { call: () => ({ body: { name: 'Follow-up', body: 'Hi {first name}' } }), own: managers },
  updateMessageTemplate: {
    call: () => ({
      params: { templateId: `tpl_${ulid()}` },
      body: { template: { name: 'Follow-up', body: 'Hi' }, version: stale },
    }),
    own: [401, 403, 403, 404, 404, 403],
  },
  deleteMessageTemplate: {
    call: () => ({ params: { templateId: `tpl_${ulid()}` } }),
    own: [401, 403, 403, 404, 404, 403],
  },
  listConversationApplications: { call: conversation, ...ofParticipants },
  getConversation: { call: conversation, ...ofParticipants },
  sendMessage: {
    call: (it) => ({ ...conversation(it), body: { id: `msg_${ulid()}`, ...newMessage } }),
    ...ofParticipants,
  },
  markConversationRead: {
    call: (it) => ({ ...conversation(it), body: { messageId: it.messageId } }),
    ...ofParticipants,
  },
  requestAttachmentUpload: {
    call: (it) => ({ ...conversation(it), body: { contentType: 'image/png', size: 9 } }),
    ...ofParticipants,
  },
  // 404 because there is none; messages.test.ts covers the rest.
  getAttachment: {
    call: (it) => ({ params: { ...message(it).params, index: '0' } }),
    own: noConversation,
    foreign: noConversation,
  },
  blockConversation: { call: conversation, ...ofParticipants },
  unblockConversation: { call: conversation, ...ofParticipants },
};
