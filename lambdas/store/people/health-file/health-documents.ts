import type { Download } from '@shared/core/model/file';
import type { HealthRecordCode } from '@shared/people/model/health-record';
import type { Documents } from '../../../platform/files/ports';
import { healthDocumentKey } from './document-key';
import type { HealthFiles } from './ports';

/** Documents for people with the owner's consent. Null without a document. */
export type HealthDocuments = { download(userId: string, code: HealthRecordCode): Promise<Download | null> };

export const createHealthDocuments = (
  files: Pick<HealthFiles, 'get'>,
  documents: Pick<Documents, 'download'>,
): HealthDocuments => ({
  async download(userId, code) {
    const { records } = await files.get(userId);
    const document = records.find((it) => it.code === code)?.document;
    if (!document) return null;
    const key = healthDocumentKey({ userId, documentId: document.documentId });
    return { ...(await documents.download(key, document)), fileName: document.fileName };
  },
});
