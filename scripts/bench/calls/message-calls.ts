import type { UploadTarget } from '@shared/model/file';
import { ulid } from 'ulid';
import { pdf } from '../../../lambdas/platform/files/documents.fake';
import { registerApplicant } from '../../../test/support/marketplace';
import { registerEmployer } from '../../../test/support/people';
import { sendFile } from '../../seed/send-file';
import type { Caller } from './caller';

const messageId = (): string => `msg_${ulid()}`;

export const messageCalls = async (call: Caller): Promise<void> => {
  const [employer, professional] = await Promise.all([registerEmployer(), registerApplicant()]);
  const { token } = professional;
  const body = { id: messageId(), to: professional.userId, subject: 'Bench', content: 'Hello' };
  const { conversation } = await call('startConversation', { body }, employer.token);
  const { conversationId } = conversation as { conversationId: string };
  const params = { conversationId };
  const file = pdf();
  const upload = { contentType: 'application/pdf', size: file.length };
  const target = await call('requestAttachmentUpload', { params, body: upload }, token);
  await sendFile(target as unknown as UploadTarget, file);
  const id = messageId();
  const attachments = [{ uploadId: target['uploadId'], fileName: 'bench.pdf' }];
  await call('sendMessage', { params, body: { id, content: '', attachments } }, token);
  await call('getAttachment', { params: { ...params, messageId: id, index: '0' } }, employer.token);
  for (let index = 0; index < 30; index += 1) {
    await call('sendMessage', { params, body: { id: messageId(), content: 'A message' } }, employer.token);
  }
  await call('getUnreadMessages', {}, token);
  await call('listConversations', { query: {} }, token);
  await call('getConversation', { params, query: {} }, token);
  await call('markConversationRead', { params, body: { messageId: id } }, employer.token);
  await call('findCorrespondents', { query: { name: 'Robin' } }, employer.token);
  await call('findConversation', { params: { userId: professional.userId } }, employer.token);
  await call('blockConversation', { params }, token);
  await call('unblockConversation', { params }, token);
};
