import Download from 'lucide-react/dist/esm/icons/download.mjs';
import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { useSearchParams } from 'react-router-dom';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { MutedText, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button, buttonClass } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Menu } from '@/components/ui/menu';
import { LockedButton } from '@/components/locked-button';
import { usePlanLocks } from '@/money/parts/billing/use-plan-locks';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { stateOf } from './list-state';
import type { JobChoice } from './list-tools';
import styles from './list-tools.module.css';
import { type ExportState, useExport } from './use-export';

/** "applications-night-physician-2026-11-21.csv". */
const fileNameOf = (jobTitle: string): string => {
  const title = jobTitle
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return ['applications', title, today()].filter(Boolean).join('-') + '.csv';
};

const useMayExport = (): boolean => {
  const role = useSession().me?.membership?.role;
  return role !== undefined && scopeOf('exportApplications', role) !== 'none';
};

const Label = () => {
  const { t } = useTranslation('applicants');
  const Icon = usePlanLocks().has('exports') ? Lock : Download;
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.exportWords}>{t('export.start')}</span>
    </>
  );
};

/** One file per job, because each asks its own questions. */
export const ExportButton = ({ jobs }: { jobs: readonly JobChoice[] }) => {
  const { t } = useTranslation('applicants');
  const exported = useExport();
  const mayExport = useMayExport();
  const [search] = useSearchParams();
  const { jobId } = stateOf(search);
  const { me } = useSession();
  if (!mayExport || jobs.length === 0) return null;
  if (isLocked(me)) return <LockedButton what="export">{t('export.start')}</LockedButton>;
  const start = ({ value, label }: JobChoice) => exported.start({ jobId: value, fileName: fileNameOf(label) });
  const only = jobs.length === 1 ? jobs[0] : jobs.find(({ value }) => value === jobId);
  return (
    <>
      {only ? (
        <Button variant="secondary" className={styles.export ?? ''} onClick={() => start(only)}>
          <Label />
        </Button>
      ) : (
        <Menu
          align="end"
          trigger={<Label />}
          triggerClassName={buttonClass({ variant: 'secondary' }, styles.export)}
          head={<strong>{t('export.which')}</strong>}
          items={jobs.map((job) => ({ key: job.value, label: job.label, onSelect: () => start(job) }))}
        />
      )}
      <ExportDialog {...exported} />
    </>
  );
};

const percentOf = (state: ExportState): number => {
  if (state.phase === 'done') return 100;
  return state.phase !== 'idle' && state.total ? Math.round((100 * state.rows) / state.total) : 0;
};

const ExportDialog = ({ state, retry, cancel, reset }: Omit<ReturnType<typeof useExport>, 'start'>) => {
  const { t } = useTranslation('applicants');
  if (state.phase === 'idle') return null;
  return (
    <Dialog opened title={t('export.title')} onClose={state.phase === 'done' ? reset : cancel}>
      <Stack>
        <p role="status">
          {state.phase === 'done'
            ? t('export.done', { count: state.rows })
            : state.total === null
              ? t('export.starting')
              : t('export.reading', { rows: state.rows, count: state.total })}
        </p>
        <Meter label={t('export.title')} percent={percentOf(state)} />
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
  );
};
