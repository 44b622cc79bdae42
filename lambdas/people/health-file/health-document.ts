import { AppError } from '@shared/errors';
import type { Download, UploadTarget } from '@shared/core/model/file';
import type { HealthRecord, HealthRecordCode } from '@shared/people/model/health-record';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import type { CredentialDocument } from '@shared/people/model/verification';
import { discardSent, sentDocument } from '../../platform/files/check-upload';
import { tidyUp } from '../../platform/files/delete-quietly';
import { requestUpload } from '../../platform/files/request-upload';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { healthDocumentKey } from '../../store/people/health-file/document-key';
import type { StoredHealthRecord } from '../../store/people/health-file/health-file-item';
import type { HealthFile } from '../../store/people/health-file/ports';
import { withRecord } from './health-records';
import type { Deps } from './ports';

type Ref = { userId: string; code: HealthRecordCode };

const find = async (
  { healthFiles }: Pick<Deps, 'healthFiles'>,
  { userId, code }: Ref,
): Promise<{ file: HealthFile; found: StoredHealthRecord }> => {
  const file = await healthFiles.get(userId);
  const found = file.records.find((it) => it.code === code);
  if (!found) throw new AppError('NOT_FOUND');
  return { file, found };
};

export const requestHealthUpload = async (
  deps: Pick<Deps, 'healthFiles' | 'throttle' | 'uploads' | 'files' | 'clock'>,
  { contentType, ...ref }: Ref & { contentType: string },
): Promise<UploadTarget> => {
  await find(deps, ref);
  return requestUpload(deps, { owner: ref.userId, kind: 'health', contentType });
};

/** Checks the content, copies it under a new name, spends the upload, then deletes the quarantined file. */
export const setHealthDocument = async (
  deps: Pick<Deps, 'healthFiles' | 'uploads' | 'files' | 'documents' | 'spend' | 'clock'>,
  { userId, code, uploadId, fileName }: Ref & { uploadId: string; fileName: string },
): Promise<HealthRecord> => {
  await find(deps, { userId, code });
  const sent = { kind: 'health', owner: userId, uploadId } as const;
  const file = await sentDocument(deps, sent, credentialDocumentTypes);
  const key = healthDocumentKey({ userId, documentId: uploadId });
  await deps.documents.keep(key, file);
  const uploadedAt = deps.clock.now().toISOString();
  const document = {
    documentId: uploadId,
    fileName,
    contentType: file.contentType as CredentialDocument['contentType'],
    bytes: file.content.length,
    uploadedAt,
  };
  let saved: HealthRecord;
  try {
    saved = await changeDocument(deps, { userId, code }, document, [deps.spend({ uploadId, owner: userId })]);
  } catch (error) {
    await tidyUp('a document', () => deps.documents.remove(key));
    throw error;
  }
  await discardSent(deps, sent);
  return saved;
};

const changeDocument = (
  deps: Pick<Deps, 'healthFiles' | 'clock'>,
  ref: Ref,
  document: StoredHealthRecord['document'],
  more: ReturnType<Deps['spend']>[] = [],
): Promise<HealthRecord> =>
  retryOnConflict(async () => {
    const { file, found } = await find(deps, ref);
    const saved = { ...found, document, version: found.version + 1 };
    const at = deps.clock.now().toISOString();
    await deps.healthFiles.save(ref.userId, file, withRecord(file.records, saved), at, more);
    return saved;
  });

export const removeHealthDocument = (deps: Pick<Deps, 'healthFiles' | 'clock'>, ref: Ref): Promise<HealthRecord> =>
  changeDocument(deps, ref, null);

export const getHealthDocument = async (deps: Pick<Deps, 'healthFiles' | 'documents'>, ref: Ref): Promise<Download> => {
  const { document } = (await find(deps, ref)).found;
  if (document === null) throw new AppError('NOT_FOUND');
  const key = healthDocumentKey({ userId: ref.userId, documentId: document.documentId });
  return { ...(await deps.documents.download(key, document)), fileName: document.fileName };
};
