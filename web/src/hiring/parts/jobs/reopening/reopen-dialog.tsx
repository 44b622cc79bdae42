import { useState } from 'react';
import type { ManagedJob } from '@shared/hiring/model/job';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDate } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { useChangeJobStatus } from '../job-queries';

type Props = { job: ManagedJob; onClose: () => void };

const outcomeOf = ({ status, pausedByPlan }: ManagedJob): 'active' | 'paused' | 'beyondPlan' => {
  if (status === 'active') return 'active';
  return pausedByPlan ? 'beyondPlan' : 'paused';
};

export const ReopenDialog = ({ job, onClose }: Props) => {
  const { t } = useTranslation(['reopening', 'common']);
  const change = useChangeJobStatus();
  const [deadline, setDeadline] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { applicationDeadlineOn: previous } = job;
  const refused = change.error instanceof ApiError ? change.error.fields?.['applicationDeadlineOn'] : undefined;
  const isOver = previous !== null && (previous < today() || refused !== undefined);

  const submit = () => {
    if (change.isPending) return;
    setMissing(isOver && deadline === '');
    if (isOver && deadline === '') return;
    change.mutate(
      { job, status: 'active', ...(deadline && { applicationDeadlineOn: deadline }) },
      {
        onSuccess: (reopened) => {
          toast.success(t(`done.${outcomeOf(reopened)}`));
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.fields) return;
          toast.error(error.message);
          onClose();
        },
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('title', { title: job.title })}>
      <Stack>
        <p>{t(job.statusChange?.from === 'paused' ? 'wasPaused' : 'text')}</p>
        {isOver && (
          <DateField
            label={t('deadline')}
            description={t('deadlineHint', { day: formatDate(previous) })}
            min={today()}
            required
            value={deadline}
            onChange={(event) => setDeadline(event.currentTarget.value)}
            error={isMissing ? say('required') : refused}
          />
        )}
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={change.isPending} onClick={submit}>
          {t('reopen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
