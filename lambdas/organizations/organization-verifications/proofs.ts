import { statusAfter } from '@shared/organizations/rules/organization-verification';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Download, UploadTarget } from '@shared/core/model/file';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import type { OrganizationVerification, ProofDocument } from '@shared/organizations/model/organization-verification';
import { documentKeys } from '@shared/platform/media';
import { discardSent, sentDocument } from '../../platform/files/check-upload';
import { tidyUp } from '../../platform/files/delete-quietly';
import { requestUpload } from '../../platform/files/request-upload';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { inReview, loadCase } from './case-state';
import { loadVerificationView, type Actor } from './own-verification';
import type { Deps } from './ports';

const documentKey = (organizationId: string, documentId: string): string =>
  `${documentKeys.organization}${organizationId}/${documentId}`;

export const requestProofUpload = (
  deps: Deps,
  { organizationId, contentType }: Actor & { contentType: string },
): Promise<UploadTarget> => requestUpload(deps, { owner: organizationId, kind: 'organization', contentType });

/** Opens a case, or adds to an open one. */
export const addProof = async (
  deps: Deps,
  { uploadId, fileName, ...actor }: Actor & { uploadId: string; fileName: string },
): Promise<OrganizationVerification> => {
  const { organizationId, userId } = actor;
  const sent = { kind: 'organization', owner: organizationId, uploadId } as const;
  const file = await sentDocument(deps, sent, credentialDocumentTypes);
  const key = documentKey(organizationId, uploadId);
  await deps.documents.keep(key, file);
  try {
    const moved = await retryOnConflict(async () => {
      const loaded = await loadCase(deps, organizationId);
      const { stored } = loaded;
      if (stored.documents.length >= limits.organizationDocuments) throw new AppError('LIMIT_REACHED');
      if (statusAfter({ ...stored, held: false }, 'submit') === null) throw new AppError('ILLEGAL_TRANSITION');
      const now = deps.clock.now();
      const document: ProofDocument = {
        documentId: uploadId,
        fileName,
        contentType: file.contentType as ProofDocument['contentType'],
        bytes: file.content.length,
        uploadedAt: now.toISOString(),
      };
      const after = await deps.cases.move({
        before: stored,
        change: { ...inReview(stored, now), documents: [...stored.documents, document] },
        at: now.toISOString(),
        steps: [{ what: 'document_added', by: userId }],
        more: [deps.spend({ uploadId, owner: organizationId })],
      });
      return { ...loaded, stored: after };
    });
    await discardSent(deps, sent);
    return await loadVerificationView(deps, actor, moved);
  } catch (error) {
    const stored = await deps.cases.get(organizationId);
    // The response may have been lost after the write.
    if (!stored?.documents.some(({ documentId }) => documentId === uploadId))
      await tidyUp('a document', () => deps.documents.remove(key));
    throw error;
  }
};

export const removeProof = async (
  deps: Deps,
  { documentId, ...actor }: Actor & { documentId: string },
): Promise<OrganizationVerification> => {
  const { organizationId, userId } = actor;
  const moved = await retryOnConflict(async () => {
    const loaded = await loadCase(deps, organizationId);
    const { stored } = loaded;
    if (!stored.documents.some((it) => it.documentId === documentId)) throw new AppError('NOT_FOUND');
    // Documents of a decision stay.
    if (stored.status === 'verified' || stored.proposal !== null) throw new AppError('ILLEGAL_TRANSITION');
    const after = await deps.cases.move({
      before: stored,
      change: { documents: stored.documents.filter((it) => it.documentId !== documentId) },
      at: deps.clock.now().toISOString(),
      steps: [{ what: 'document_removed', by: userId }],
    });
    return { ...loaded, stored: after };
  });
  await tidyUp('a document', () => deps.documents.remove(documentKey(organizationId, documentId)));
  return loadVerificationView(deps, actor, moved);
};

export const replyToReviewer = async (
  deps: Deps,
  { note, version, ...actor }: Actor & { note: string; version: number },
): Promise<OrganizationVerification> => {
  const moved = await retryOnConflict(async () => {
    const loaded = await loadCase(deps, actor.organizationId);
    const { stored } = loaded;
    if (stored.version !== version) throw new AppError('STALE_VERSION');
    if (stored.status !== 'needs_info') throw new AppError('ILLEGAL_TRANSITION');
    const now = deps.clock.now();
    const after = await deps.cases.move({
      before: stored,
      change: inReview(stored, now),
      at: now.toISOString(),
      steps: [{ what: 'replied', note, by: actor.userId }],
    });
    return { ...loaded, stored: after };
  });
  return loadVerificationView(deps, actor, moved);
};

type Opening = { organizationId: string; documentId: string; reviewerId: string };

/** Records the access first, so no one gets the address without a record. */
export const openProof = async (deps: Deps, { organizationId, documentId, reviewerId }: Opening): Promise<Download> => {
  const document = await retryOnConflict(async () => {
    const stored = await deps.cases.get(organizationId);
    const found = stored?.documents.find((it) => it.documentId === documentId);
    if (!stored || !found) throw new AppError('NOT_FOUND');
    await deps.cases.record(stored, {
      at: deps.clock.now().toISOString(),
      step: { what: 'document_opened', note: found.fileName, by: reviewerId },
    });
    return found;
  });
  const { url, expiresAt } = await deps.documents.download(documentKey(organizationId, documentId), document);
  return { url, expiresAt, fileName: document.fileName };
};
