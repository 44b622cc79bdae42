import { AppError } from '@shared/errors';
import type { Download, UploadReceipt, UploadTarget } from '@shared/model/file';
import { attachmentTypes } from '@shared/model/profile-vocabulary';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../platform/http/caller';
import { uploadedFileName } from '../store/resumes/resume-file-name';
import { documents } from '../platform/text/documents';
import { requestUpload } from '../platform/files/request-upload';
import { discardSent, sentDocument, type SentRef } from '../platform/files/check-upload';
import { openConversation, writerOf } from './open-conversation';
import type { Deps } from './ports';
import type { StoredAttachment } from '../store/conversations/ports';

type FileDeps = Pick<Deps, 'uploads' | 'files' | 'documents'>;

const refOf = (owner: string, uploadId: string): SentRef => ({ kind: 'attachment', owner, uploadId });

type Sent = { owner: string; folder: string; receipts: readonly UploadReceipt[]; language: Language };

/** Names derive from the message, so a retry reuses them. Sequential, because five files together exceed the memory. */
export const keepAttachments = async (
  deps: FileDeps,
  { owner, folder, receipts, language }: Sent,
): Promise<StoredAttachment[]> => {
  const unnamed = documents.in(language)('unnamedFile');
  const kept: StoredAttachment[] = [];
  for (const { uploadId, fileName } of receipts) {
    const { content, contentType, extension } = await sentDocument(deps, refOf(owner, uploadId), attachmentTypes);
    const key = `${documentKeys.attachment}${folder}/${uploadId}.${extension}`;
    await deps.documents.keep(key, { content, contentType });
    kept.push({
      uploadId,
      fileName: uploadedFileName(fileName, extension, unnamed),
      contentType,
      bytes: content.length,
      key,
    });
  }
  return kept;
};

export const discardUploads = async (deps: FileDeps, owner: string, kept: readonly StoredAttachment[]) => {
  await Promise.all(kept.map(({ uploadId }) => discardSent(deps, refOf(owner, uploadId))));
};

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
  const attachment = message?.hidden ? undefined : message?.attachments[Number(index)];
  if (!attachment) throw new AppError('NOT_FOUND');
  const { key, fileName, contentType } = attachment;
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
