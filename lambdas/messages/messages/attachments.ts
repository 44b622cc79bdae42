import type { Download, UploadTarget } from '@shared/core/model/file';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { requestUpload } from '../../platform/files/request-upload';
import { downloadAttachment } from '../../store/attachments';
import { openConversation, writerOf } from './open-conversation';
import type { Deps } from './ports';

export const requestAttachmentUpload = async (
  deps: Deps,
  { caller, conversationId, contentType }: { caller: AuthorizedCaller; conversationId: string; contentType: string },
): Promise<UploadTarget> => {
  await openConversation(deps, writerOf(caller), conversationId);
  return requestUpload(deps, { owner: caller.userId, kind: 'attachment', contentType });
};

type AttachmentCommand = { caller: AuthorizedCaller; conversationId: string; messageId: string; index: string };

export const getAttachment = async (
  deps: Deps,
  { caller, conversationId, messageId, index }: AttachmentCommand,
): Promise<Download> => {
  await openConversation(deps, writerOf(caller), conversationId);
  const message = await deps.conversations.message(conversationId, messageId);
  return downloadAttachment(deps, message?.hidden ? undefined : message?.attachments[Number(index)]);
};
