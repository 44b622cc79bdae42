import FileBadge from 'lucide-react/dist/esm/icons/file-badge.mjs';
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs';
import { inMegabytes, limits } from '@shared/limits';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { notice } from '@shared/text/notice';
import { FileButton } from '@/components/file-drop/file-button';
import { useUpload } from '@/components/file-drop/use-upload';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { fileSize, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useRemoveProof, useStoreVerification } from './verification-queries';
import styles from './verification.module.css';
import { Way } from './way';

export const DocumentWay = ({ found }: { found: OrganizationVerification }) => {
  const { t } = useTranslation('organization-verification');
  const store = useStoreVerification();
  const removal = useRemoveProof();
  const upload = useUpload(
    {
      rules: {
        types: credentialDocumentTypes,
        bytes: limits.documentBytes,
        wrongType: notice('documentType'),
        tooLarge: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
      },
      request: (body) => api('requestProofUpload', { body }),
      finish: (body) => api('addProof', { body }),
    },
    store,
  );
  const { status, documents } = found;
  const isOpen = status === 'pending';
  if (status === 'verified' && documents.length === 0) return null;
  const isFull = documents.length >= limits.organizationDocuments;
  return (
    <Way
      icon={<FileBadge size={20} />}
      title={t('way.document.title')}
      text={t('way.document.text')}
      isCurrent={isOpen && documents.length > 0}
      badge={isOpen && documents.length > 0 ? { tone: 'info', label: t('way.inReview') } : null}
      action={
        status !== 'verified' &&
        !isFull && (
          <FileButton
            variant="secondary"
            size="small"
            fileLabel={t('document.choose')}
            accept={credentialDocumentTypes.join(',')}
            loading={upload.uploading}
            onFile={upload.send}
          >
            {t('document.add')}
          </FileButton>
        )
      }
    >
      {(documents.length > 0 || upload.uploading || upload.problem !== null || removal.isError) && (
        <>
          {upload.uploading && <Meter label={t('document.uploading')} percent={Math.round(upload.percent)} />}
          {upload.problem !== null && <FormMessage kind="error">{upload.problem}</FormMessage>}
          {removal.isError && <FormMessage kind="error">{removal.error.message}</FormMessage>}
          <ul className={styles.documents} role="list">
            {documents.map(({ documentId, fileName, bytes, uploadedAt }) => (
              <li key={documentId}>
                <FileText size={18} aria-hidden="true" />
                <span>
                  <strong>{fileName}</strong>{' '}
                  <span className={styles.soft}>
                    {t('document.uploaded', { size: fileSize(bytes), time: formatDateTime(uploadedAt, ownZone()) })}
                  </span>
                </span>
                {status !== 'verified' && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('document.removeNamed', { fileName })}
                    loading={removal.isPending && removal.variables === documentId}
                    onClick={() => removal.mutate(documentId)}
                  >
                    {t('document.remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Way>
  );
};
