import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { MutedText, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { useExport } from './use-export';

/** "applications-night-physician-2026-11-21.csv". */
const fileNameOf = (jobTitle: string): string => {
  const title = jobTitle
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return ['applications', title, today()].filter(Boolean).join('-') + '.csv';
};

export const ExportButton = ({ jobId, jobTitle }: { jobId: string; jobTitle: string }) => {
  const { t } = useTranslation('applicants');
  const { state, start, retry, cancel, reset } = useExport(jobId, fileNameOf(jobTitle));
  return (
    <>
      <Button variant="secondary" leftIcon={<Download size={18} aria-hidden="true" />} onClick={start}>
        {t('export.start')}
      </Button>
      {state.phase !== 'idle' && (
        <Dialog opened title={t('export.title')} onClose={state.phase === 'done' ? reset : cancel}>
          <Stack>
            <p role="status">
              {state.phase === 'done'
                ? t('export.done', { count: state.rows })
                : state.total === null
                  ? t('export.starting')
                  : t('export.reading', { rows: state.rows, count: state.total })}
            </p>
            <Meter
              label={t('export.title')}
              percent={state.phase === 'done' ? 100 : state.total ? Math.round((100 * state.rows) / state.total) : 0}
            />
            {state.phase === 'failed' && (
              <FormMessage kind="error">{t('export.failed', { message: state.message })}</FormMessage>
            )}
            {state.phase === 'done' && <MutedText>{t('export.saved')}</MutedText>}
            <DialogActions>
              {state.phase === 'done' ? (
                <Button onClick={reset}>{t('close')}</Button>
              ) : (
                <Button variant="secondary" onClick={cancel}>
                  {t('cancel')}
                </Button>
              )}
              {state.phase === 'failed' && <Button onClick={retry}>{t('export.retry')}</Button>}
            </DialogActions>
          </Stack>
        </Dialog>
      )}
    </>
  );
};
