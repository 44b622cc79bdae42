import { useState } from 'react';
import { limits } from '@shared/limits';
import type { HealthRecord } from '@shared/people/model/health-record';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { DocumentLink, documentProblem, uploadMessage } from '@/people/parts/credentials/credential-document-field';
import { MutedText, Row, Stack } from '@/components/layout';
import { FileButton } from '@/components/file-drop/file-button';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { bytesPerMegabyte } from '@/lib/time/format';
import { useRemoveHealthDocument, useSendHealthDocument } from './health-file-queries';

export const HealthDocument = ({ record: { code, document } }: { record: HealthRecord }) => {
  const { t } = useTranslation('health-file');
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSendHealthDocument(code);
  const removal = useRemoveHealthDocument(code);
  const name = t(`code.${code}`);

  const send = (file: File): void => {
    const found = documentProblem(file);
    setProblem(found);
    if (found !== null || sending.isPending) return;
    sending.mutate(file, { onError: (error) => setProblem(uploadMessage(error)) });
  };

  return (
    <Stack gap="xs">
      <Row justify={document ? 'between' : 'start'}>
        {document && (
          <DocumentLink document={document} address={() => api('getHealthDocument', { params: { code } })} />
        )}
        <Row gap="xs">
          <FileButton
            size="small"
            variant="secondary"
            loading={sending.isPending}
            fileLabel={t('document.file', { name })}
            accept={credentialDocumentTypes.join(',')}
            onFile={send}
          >
            {t(document ? 'document.replace' : 'document.add')}
          </FileButton>
          {document && (
            <Button
              size="small"
              variant="quiet"
              loading={removal.isPending}
              aria-label={t('document.removeNamed', { name })}
              onClick={() => removal.mutate(undefined, { onError: (error) => setProblem(error.message) })}
            >
              {t('document.remove')}
            </Button>
          )}
        </Row>
      </Row>
      {sending.isPending && <Meter label={t('document.sending')} percent={sending.percent} />}
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      {!document && <MutedText>{t('document.rules', { size: limits.documentBytes / bytesPerMegabyte })}</MutedText>}
    </Stack>
  );
};
