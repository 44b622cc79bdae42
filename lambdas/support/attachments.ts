import { AppError } from '@shared/errors';
import type { Download, UploadReceipt } from '@shared/model/file';
import { attachmentTypes } from '@shared/model/profile-vocabulary';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import { discardSent, sentDocument, type SentRef } from '../platform/files/check-upload';
import { tidyUp } from '../platform/files/delete-quietly';
import { documents as texts } from '../platform/text/documents';
import { uploadedFileName } from '../store/resumes/resume-file-name';
import type { TicketAttachment } from '../store/tickets/ticket-item';
import type { Deps } from './ports';

type FileDeps = Pick<Deps, 'uploads' | 'files' | 'documents'>;

const refOf = (owner: string, uploadId: string): SentRef => ({ kind: 'ticket', owner, uploadId });

type Sent = {
  owner: string;
  ticketId: string;
  receipts: readonly UploadReceipt[];
  language: Language;
  skipRefused?: boolean;
};

/** Emails come with files that no one chose; those that aren't accepted are left out. */
const checked = async (deps: FileDeps, ref: SentRef, skipRefused: boolean) => {
  try {
    return await sentDocument(deps, ref, attachmentTypes);
  } catch (error) {
    if (skipRefused && error instanceof AppError && error.code === 'INVALID_REQUEST') return null;
    throw error;
  }
};

/** Checks the content and copies it out of the quarantine. Sequential, because five files exceed the memory. */
const keepAttachments = async (
  deps: FileDeps,
  { owner, ticketId, receipts, language, skipRefused = false }: Sent,
): Promise<TicketAttachment[]> => {
  const unnamed = texts.in(language)('unnamedFile');
  const kept: TicketAttachment[] = [];
  for (const { uploadId, fileName } of receipts) {
    const file = await checked(deps, refOf(owner, uploadId), skipRefused);
    if (!file) continue;
    const { content, contentType, extension } = file;
    const key = `${documentKeys.ticket}${ticketId}/${uploadId}.${extension}`;
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

/** `save` spends the uploads. Without it, nothing of them is kept. */
export const withAttachments = async <T>(
  deps: FileDeps,
  sent: Sent,
  save: (attachments: TicketAttachment[]) => Promise<T>,
): Promise<T> => {
  const attachments = await keepAttachments(deps, sent);
  let saved: T;
  try {
    saved = await save(attachments);
  } catch (error) {
    await Promise.all(attachments.map(({ key }) => tidyUp('an attachment', () => deps.documents.remove(key))));
    throw error;
  }
  await Promise.all(attachments.map(({ uploadId }) => discardSent(deps, refOf(sent.owner, uploadId))));
  return saved;
};

export const downloadAttachment = async (
  { documents }: Pick<Deps, 'documents'>,
  attachment: TicketAttachment | undefined,
): Promise<Download> => {
  if (!attachment) throw new AppError('NOT_FOUND');
  const { key, fileName, contentType } = attachment;
  return { ...(await documents.download(key, { fileName, contentType })), fileName };
};
