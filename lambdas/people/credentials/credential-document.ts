import { isExpired } from '@shared/people/rules/credentials/verification';
import { AppError } from '@shared/errors';
import type { Download, UploadTarget } from '@shared/core/model/file';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import type { CredentialDocument, VerificationCase } from '@shared/people/model/verification';
import { dueByExpiry } from '../../store/people/credentials/verification-due';
import { credentialDocumentKey } from '../../store/people/credentials/document-key';
import { requestUpload } from '../../platform/files/request-upload';
import { discardSent, sentDocument } from '../../platform/files/check-upload';
import { tidyUp } from '../../platform/files/delete-quietly';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { VerificationItem } from '../../store/people/credentials/verification-item';
import { findVerification, withHistory } from './verification-view';
import type { Deps } from './ports';

type Ref = { userId: string; credentialId: string };

export const requestDocumentUpload = async (
  deps: Pick<Deps, 'verifications' | 'throttle' | 'uploads' | 'files' | 'clock'>,
  { contentType, ...ref }: Ref & { contentType: string },
): Promise<UploadTarget> => {
  await findVerification(deps.verifications, ref);
  return requestUpload(deps, { owner: ref.userId, kind: 'credential', contentType });
};

/** Reopens a decided verification; only new dates renew an expired one. */
const statusWithDocument = ({ expiryDate }: VerificationItem, now: string): VerificationItem['status'] =>
  expiryDate !== null && isExpired(expiryDate, now) ? 'expired' : 'pending';

/** Checks the content, copies it under a new name, spends the upload, then deletes the quarantined file. */
export const setDocument = async (
  deps: Pick<Deps, 'verifications' | 'uploads' | 'files' | 'documents' | 'spend' | 'clock'>,
  { userId, credentialId, uploadId, fileName }: Ref & { uploadId: string; fileName: string },
): Promise<VerificationCase> => {
  const { verifications, documents, clock } = deps;
  await findVerification(verifications, { userId, credentialId });
  const sent = { kind: 'credential', owner: userId, uploadId } as const;
  const file = await sentDocument(deps, sent, credentialDocumentTypes);
  const key = credentialDocumentKey({ userId, credentialId, documentId: uploadId });
  await documents.keep(key, file);
  const at = clock.now().toISOString();
  const document = {
    documentId: uploadId,
    fileName,
    contentType: file.contentType as CredentialDocument['contentType'],
    bytes: file.content.length,
    uploadedAt: at,
  };
  let moved: VerificationItem;
  try {
    moved = await retryOnConflict(async () => {
      const stored = await findVerification(verifications, { userId, credentialId });
      const status = statusWithDocument(stored, at);
      const change = { document, status, dueAt: dueByExpiry({ ...stored, status }, at) };
      const step = { actor: 'owner', cause: 'documentAdded', note: '', by: userId } as const;
      return verifications.move(stored, change, at, step, [deps.spend({ uploadId, owner: userId })]);
    });
  } catch (error) {
    await tidyUp('a document', () => documents.remove(key));
    throw error;
  }
  await discardSent(deps, sent);
  return withHistory(verifications, moved);
};

/** Removes the document; an existing verification remains. */
export const removeDocument = async (
  { verifications, clock }: Pick<Deps, 'verifications' | 'clock'>,
  ref: Ref,
): Promise<VerificationCase> => {
  const moved = await retryOnConflict(async () => {
    const stored = await findVerification(verifications, ref);
    if (stored.document === null) throw new AppError('NOT_FOUND');
    return verifications.move(stored, { document: null }, clock.now().toISOString());
  });
  return withHistory(verifications, moved);
};

export const downloadDocument = async (
  { verifications, documents }: Pick<Deps, 'verifications' | 'documents'>,
  ref: Ref,
): Promise<Download> => {
  const { document } = await findVerification(verifications, ref);
  if (document === null) throw new AppError('NOT_FOUND');
  const key = credentialDocumentKey({ ...ref, documentId: document.documentId });
  return { ...(await documents.download(key, document)), fileName: document.fileName };
};
