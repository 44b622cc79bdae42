import { AppError } from '@shared/errors';
import type { Download, UploadReceipt } from '@shared/core/model/file';
import { attachmentTypes } from '@shared/people/model/profile-vocabulary';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import { discardSent, sentDocument, type SentRef } from '../platform/files/check-upload';
import { tidyUp } from '../platform/files/delete-quietly';
import type { Documents, Files, Uploads } from '../platform/files/ports';
import { documents as texts } from '../platform/text/documents';
import { uploadedFileName } from './people/resumes/resume-file-name';

export type StoredAttachment = { uploadId: string; fileName: string; contentType: string; bytes: number; key: string };

export type FileDeps = { uploads: Uploads; files: Files; documents: Documents };

export type SentFiles = {
  kind: keyof typeof documentKeys & SentRef['kind'];
  owner: string;
  /** Folder of the stored files. A retry writes the same keys. */
  folder: string;
  receipts: readonly UploadReceipt[];
  language: Language;
  types?: Parameters<typeof sentDocument>[2];
  /** Emails include files that no one chose; rejected ones are skipped. */
  skipRefused?: boolean;
};

type Checking = Required<Pick<SentFiles, 'types' | 'skipRefused'>>;

const checked = async (deps: FileDeps, ref: SentRef, { types, skipRefused }: Checking) => {
  try {
    return await sentDocument(deps, ref, types);
  } catch (error) {
    const isRefused = error instanceof AppError && ['INVALID_REQUEST', 'UPLOAD_MISSING'].includes(error.code);
    if (skipRefused && isRefused) return null;
    throw error;
  }
};

/** Checks the content and copies it out of the quarantine. Sequential, because five files exceed the memory. */
export const keepAttachments = async (
  deps: FileDeps,
  { kind, owner, folder, receipts, language, types = attachmentTypes, skipRefused = false }: SentFiles,
): Promise<StoredAttachment[]> => {
  const unnamed = texts.in(language)('unnamedFile');
  const kept: StoredAttachment[] = [];
  for (const { uploadId, fileName } of receipts) {
    const file = await checked(deps, { kind, owner, uploadId }, { types, skipRefused });
    if (!file) continue;
    const { content, contentType, extension } = file;
    const key = `${documentKeys[kind]}${folder}/${uploadId}.${extension}`;
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

/** Deletes uploads after the attachments are stored. */
export const discardUploads = async (
  deps: FileDeps,
  { kind, owner }: Pick<SentFiles, 'kind' | 'owner'>,
  kept: readonly StoredAttachment[],
): Promise<void> => {
  await Promise.all(kept.map(({ uploadId }) => discardSent(deps, { kind, owner, uploadId })));
};

/** `save` uses up the uploads. Without it, none of them is stored. */
export const withAttachments = async <T>(
  deps: FileDeps,
  sent: SentFiles,
  save: (attachments: StoredAttachment[]) => Promise<T>,
): Promise<T> => {
  const attachments = await keepAttachments(deps, sent);
  let saved: T;
  try {
    saved = await save(attachments);
  } catch (error) {
    await Promise.all(attachments.map(({ key }) => tidyUp('an attachment', () => deps.documents.remove(key))));
    throw error;
  }
  await discardUploads(deps, sent, attachments);
  return saved;
};

export const downloadAttachment = async (
  { documents }: Pick<FileDeps, 'documents'>,
  attachment: StoredAttachment | undefined,
): Promise<Download> => {
  if (!attachment) throw new AppError('NOT_FOUND');
  const { key, fileName, contentType } = attachment;
  return { ...(await documents.download(key, { fileName, contentType })), fileName };
};
