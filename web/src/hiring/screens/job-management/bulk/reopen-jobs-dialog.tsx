import { useState } from 'react';
import type { ManagedJob } from '@shared/hiring/model/job';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { lastReopeningDay } from '@/hiring/parts/jobs/reopening/reopen-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { today } from '@/lib/time/today';

/** Jobs that can be reopened only with a new deadline. */
export const withPassedDeadline = <T extends ManagedJob>(jobs: readonly T[]): T[] =>
  jobs.filter((job) => {
    const { applicationDeadlineOn: deadline } = job;
    return deadline !== null && deadline < today() && lastReopeningDay(job) !== null;
  });

type Props = {
  count: number;
  /** Jobs that get the new deadline. */
  passed: readonly ManagedJob[];
  loading: boolean;
  onConfirm: (deadline: string) => void;
  onClose: () => void;
};

export const ReopenJobsDialog = ({ count, passed, loading, onConfirm, onClose }: Props) => {
  const { t } = useTranslation(['managing', 'reopening', 'common']);
  const [deadline, setDeadline] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(deadline === '');
    if (deadline !== '') onConfirm(deadline);
  };
  return (
    <Dialog opened onClose={onClose} title={t('bulk.reopenTitle', { count })}>
      <Stack>
        <p>{t('bulk.reopenPassed', { count: passed.length })}</p>
        <ul>
          {passed.map((job) => (
            <li key={job.jobId}>{nameOf(job, t)}</li>
          ))}
        </ul>
        <DateField
          label={t('deadline')}
          {...(count > passed.length && { description: t('bulk.reopenOthers') })}
          min={today()}
          required
          value={deadline}
          onChange={(event) => setDeadline(event.currentTarget.value)}
          error={isMissing && deadline === '' ? say('required') : undefined}
        />
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={loading} onClick={submit}>
          {t('bulk.reopen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
