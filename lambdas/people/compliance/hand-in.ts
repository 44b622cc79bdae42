import { AppError } from '@shared/errors';
import type { ComplianceEvidence, ComplianceFile } from '@shared/people/model/compliance';
import type { Download, UploadReceipt, UploadTarget } from '@shared/core/model/file';
import type { HealthRecordCode } from '@shared/people/model/health-record';
import { notice } from '@shared/text/notice';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import type { StoredItem } from '@shared/people/rules/compliance/compliance-item';
import type { CredentialDocument } from '@shared/people/model/verification';
import { discardSent, sentDocument } from '../../platform/files/check-upload';
import { tidyUp } from '../../platform/files/delete-quietly';
import { requestUpload } from '../../platform/files/request-upload';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { complianceDocumentKey } from '../../store/people/compliance/document-key';
import type { FileItem } from '../../store/people/compliance/file-item';
import { placementReceipt } from '../../store/work/receipts/receipt-item';
import { changeItem, itemOf, type ItemCommand } from './change-item';
import { loadAuthorizedFile } from './load-authorized-file';
import type { Deps } from './ports';

/** Checks who hands in: no one for the platform's own checks; the employer for either side. */
const checkHandsIn = ({ scope }: AuthorizedCaller, { owner, decision }: StoredItem): void => {
  const isOwner = scope === 'own' ? owner === 'professional' : owner !== 'platform';
  if (!isOwner || decision === 'waived' || decision === 'not_applicable') throw new AppError('ILLEGAL_TRANSITION');
};

export const requestComplianceUpload = async (
  deps: Deps,
  { contentType, ...command }: ItemCommand & { contentType: string },
): Promise<UploadTarget> => {
  checkHandsIn(command.caller, itemOf(await loadAuthorizedFile(deps, command), command.itemId));
  const { throttle, uploads, sent, clock } = deps;
  return requestUpload(
    { throttle, uploads, files: sent, clock },
    { owner: command.caller.userId, kind: 'compliance', contentType },
  );
};

type Kept = { key: string; document: NonNullable<StoredItem['document']> };

/** Checks the content and copies the file under a new name. */
const keepUpload = async (
  { uploads, sent, documents, clock }: Deps,
  { caller, placementId }: ItemCommand,
  { uploadId, fileName }: UploadReceipt,
): Promise<Kept> => {
  const ref = { kind: 'compliance', owner: caller.userId, uploadId } as const;
  const file = await sentDocument({ uploads, files: sent }, ref, credentialDocumentTypes);
  const key = complianceDocumentKey({ placementId, documentId: uploadId });
  await documents.keep(key, file);
  const document = {
    documentId: uploadId,
    fileName,
    contentType: file.contentType as CredentialDocument['contentType'],
    bytes: file.content.length,
    uploadedAt: clock.now().toISOString(),
  };
  return { key, document };
};

const sharedNow = ({ sharedWith, clock }: Deps, { professionalId: userId, organizationId }: FileItem) =>
  sharedWith({ userId, organizationId, at: clock.now().toISOString() });

type HandingIn = ItemCommand & { evidence: ComplianceEvidence };

const handIn = (deps: Deps, command: HandingIn, kept: Kept | null): Promise<ComplianceFile> => {
  const { note, validUntil, version, upload } = command.evidence;
  return changeItem(deps, { ...command, version }, (item, file) => {
    checkHandsIn(command.caller, item);
    const document = kept?.document ?? item.document;
    if (!document && !note) throw new AppError('ILLEGAL_TRANSITION');
    return {
      item: {
        decision: 'submitted',
        note,
        validUntil,
        verifiedOn: null,
        reason: '',
        document,
        decidedBy: null,
        decidedAt: null,
      },
      more: upload
        ? [
            deps.spend({ uploadId: upload.uploadId, owner: command.caller.userId }),
            ...(command.caller.scope === 'own' ? [sharedNow(deps, file)] : []),
          ]
        : [],
    };
  });
};

export const submitItem = async (deps: Deps, command: HandingIn): Promise<ComplianceFile> => {
  const { upload } = command.evidence;
  checkHandsIn(command.caller, itemOf(await loadAuthorizedFile(deps, command), command.itemId));
  if (!upload) return handIn(deps, command, null);
  const kept = await keepUpload(deps, command, upload);
  try {
    const file = await handIn(deps, command, kept);
    await discardSent(
      { files: deps.sent },
      { kind: 'compliance', owner: command.caller.userId, uploadId: upload.uploadId },
    );
    return file;
  } catch (error) {
    await tidyUp('a document', () => deps.documents.remove(kept.key));
    throw error;
  }
};

const ownDocument = (
  { documents }: Deps,
  { placementId }: FileItem,
  { document }: StoredItem,
): Promise<Download> | null =>
  document &&
  documents
    .download(complianceDocumentKey({ placementId, documentId: document.documentId }), document)
    .then((download) => ({ ...download, fileName: document.fileName }));

/** Returns a shared health record's document, which stays in the health file. */
const healthDocument = (
  { healthDocuments }: Deps,
  { professionalId }: FileItem,
  { code, subject, sharedAt }: StoredItem,
): Promise<Download | null> | null =>
  code === 'health' && sharedAt !== null ? healthDocuments.download(professionalId, subject as HealthRecordCode) : null;

type Opening = { file: FileItem; item: StoredItem; caller: AuthorizedCaller; at: string };

/** Checks that the professional hasn't revoked it. Staff leave no line, because the audit log records what they read. */
const assertHandedOver = async ({ disclosures }: Deps, { file, item, caller, at }: Opening): Promise<void> => {
  if (item.owner !== 'professional' || caller.isSupport) return;
  const { professionalId: userId, organizationId } = file;
  const [may] = await disclosures.handOver([{ userId, ...placementReceipt(organizationId) }], at);
  if (!may) throw new AppError('NOT_FOUND');
};

/** Stores the employer's reason for the professional before the document can be read. */
export const openDocument = async (deps: Deps, command: ItemCommand & { reason: string }): Promise<Download> => {
  const file = await loadAuthorizedFile(deps, command);
  const item = itemOf(file, command.itemId);
  const download = await (ownDocument(deps, file, item) ?? healthDocument(deps, file, item));
  if (!download) throw new AppError('NOT_FOUND');
  const { caller, reason, placementId, itemId } = command;
  if (caller.scope !== 'own') {
    if (!reason) throw new AppError('INVALID_REQUEST', undefined, { fields: { reason: notice('required') } });
    const at = deps.clock.now().toISOString();
    await assertHandedOver(deps, { file, item, caller, at });
    await deps.files.keepOpening(placementId, { itemId, at, by: caller.userId, reason });
  }
  return download;
};
