import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { inMegabytes, limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import type { CredentialDocument, VerificationCase } from '@shared/people/model/verification';
import { FileButton } from '@/components/file-drop/file-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { bytesPerMegabyte, formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { credentialName } from './credential-name';
import { useRemoveDocument, useSendDocument } from './credential-queries';
import styles from './credentials.module.css';

export const documentProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!credentialDocumentTypes.some((allowed) => allowed === type)) return say('documentType');
  return size > limits.documentBytes ? say('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }) : null;
};

export const uploadMessage = (error: Error): string =>
  error instanceof ApiError ? (Object.values(error.fields ?? {})[0] ?? error.message) : say('documentUploadFailed');

export const DocumentLink = ({
  document,
  address,
}: {
  document: CredentialDocument;
  address: () => Promise<{ url: string }>;
}) => {
  const { t } = useTranslation('credentials');
  const opening = useMutation({
    mutationFn: address,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(error.message),
  });
  return (
    <span className={styles.document}>
      <FileText size={20} aria-hidden="true" />
      <span>
        <button
          type="button"
          className={styles.fileName}
          aria-busy={opening.isPending || undefined}
          onClick={() => !opening.isPending && opening.mutate()}
        >
          {document.fileName}
        </button>
        <MutedText as="div">{t('document.added', { date: formatDate(document.uploadedAt, ownZone()) })}</MutedText>
      </span>
    </span>
  );
};

export const CredentialDocumentField = ({ credential }: { credential: VerificationCase }) => {
  const { t } = useTranslation(['credentials', 'labels/profiles', 'labels/certifications']);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSendDocument(credential);
  const removal = useRemoveDocument(credential);
  const { document, credentialId, status } = credential;
  // A new document would reopen a verified credential and can't renew an expired one.
  const takesDocument = status !== 'verified' && status !== 'expired';

  const send = (file: File) => {
    const found = documentProblem(file);
    setProblem(found);
    if (found !== null || sending.isPending) return;
    sending.mutate(file, {
      onSuccess: () => toast.success(say('documentSaved')),
      onError: (error) => setProblem(uploadMessage(error)),
    });
  };
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => toast.success(say('documentRemoved')),
      onError: (error) => setProblem(error.message),
      onSettled: () => setAsking(false),
    });

  if (!takesDocument && !document) return null;
  return (
    <Stack gap="xs">
      <Row justify="between">
        {document ? (
          <DocumentLink document={document} address={() => api('getMyDocument', { params: { credentialId } })} />
        ) : (
          <MutedText as="span">{t('document.none')}</MutedText>
        )}
        <Row>
          {takesDocument && (
            <FileButton
              size="small"
              variant="secondary"
              loading={sending.isPending}
              fileLabel={t('document.file', { label: credentialName(credential, t) })}
              accept={credentialDocumentTypes.join(',')}
              onFile={send}
            >
              {t(document ? 'document.replace' : 'document.add')}
            </FileButton>
          )}
          {document && (
            <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
              {t('document.remove')}
            </Button>
          )}
        </Row>
      </Row>
      {sending.isPending && <Meter label={t('document.sending')} percent={sending.percent} />}
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      {takesDocument && <MutedText>{t('document.rules', { size: limits.documentBytes / bytesPerMegabyte })}</MutedText>}
      <ConfirmDialog
        opened={asking}
        danger
        title={t('document.removeTitle')}
        text={t('document.removeText')}
        confirmLabel={t('document.remove')}
        loading={removal.isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
};
