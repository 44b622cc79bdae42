import { useMutation } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import type { DataExport } from '@shared/accounts/model/data-export';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { saveDownload } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { fileSize, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './data-rights.module.css';

type Props = { stored: DataExport; download: 'downloadDataExport' | 'downloadOrganizationExport' };

const Preparing = ({ stored: { done, parts, requestedAt } }: Pick<Props, 'stored'>) => {
  const { t } = useTranslation('data-rights');
  return (
    <Stack gap="s">
      <FormMessage kind="success">{t('export.requested')}</FormMessage>
      <div className={styles.progress}>
        <span>{t('export.preparing')}</span>
        <span className={styles.count}>{t('export.parts', { done, parts })}</span>
        <progress aria-label={t('export.preparing')} value={done} max={parts} />
      </div>
      <MutedText>
        {t('export.promise', { at: formatDateTime(requestedAt, ownZone()), days: limits.exportDays })}
      </MutedText>
    </Stack>
  );
};

const Ready = ({ stored: { bytes, expiresAt, nextAt }, download }: Props) => {
  const { t } = useTranslation('data-rights');
  const save = useMutation({
    mutationFn: () => api(download),
    onSuccess: saveDownload,
    onError: () => toast.error(t('export.downloadFailed')),
  });
  return (
    <Stack gap="s">
      <Row>
        <strong>{t('export.ready')}</strong>
        <span>
          {t('export.size', {
            size: fileSize(bytes ?? 0),
            until: expiresAt === null ? '' : formatDateTime(expiresAt, ownZone()),
          })}
        </span>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('export.download')}
        </Button>
      </Row>
      {nextAt !== null && nextAt > new Date().toISOString() && (
        <MutedText>{t('export.next', { at: formatDateTime(nextAt, ownZone()) })}</MutedText>
      )}
    </Stack>
  );
};

export const ExportState = ({ stored, download }: Props) => {
  const { t } = useTranslation('data-rights');
  switch (stored.state) {
    case 'ready':
      return <Ready stored={stored} download={download} />;
    case 'failed':
      return <FormMessage kind="error">{t('export.broken')}</FormMessage>;
    case 'expired':
      return <MutedText>{t('export.expired', { at: formatDateTime(stored.requestedAt, ownZone()) })}</MutedText>;
    default:
      return <Preparing stored={stored} />;
  }
};
