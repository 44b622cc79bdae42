import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { professions, type Profession } from '@shared/people/model/healthcare-vocabulary';
import type { ManagedJob } from '@shared/hiring/model/job';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { draftOf } from '@/hiring/parts/jobs/job-draft';
import { useStoreJobs } from '@/hiring/parts/jobs/job-queries';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';

const useSaveProfessions = (job: ManagedJob) => {
  const { t } = useTranslation('managing');
  const store = useStoreJobs();
  return useMutation({
    mutationFn: (chosen: Profession[]) =>
      api('updateJob', {
        params: { jobId: job.jobId },
        body: { job: { ...draftOf(job), professions: chosen }, version: job.version },
      }),
    onSuccess: (saved) => {
      store([saved]);
      toast.success(t('ask.saved'));
    },
    onError: (error) => toast.error(error.message),
  });
};

/** For older jobs whose title doesn't say who may apply. */
export const ProfessionsQuestion = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation(['managing', 'labels/professions']);
  const [chosen, setChosen] = useState<Profession[]>([]);
  const { mutate, isPending } = useSaveProfessions(job);
  const labelOf = (profession: Profession) => t(`profession.${profession}`);
  const isFull = chosen.length >= limits.professionsPerJob;
  return (
    <Card title={t('ask.title')}>
      <Stack>
        <MutedText>{t('ask.text')}</MutedText>
        <PickListField
          label={t('ask.choose')}
          name="professions"
          named="profession"
          data={isFull ? [] : professions.map((value) => ({ value, label: labelOf(value) }))}
          value={chosen}
          onChange={setChosen}
          labelOf={labelOf}
          removeLabel={(item) => t('ask.remove', { item })}
          placeholder={t('ask.find')}
        />
        <div>
          <Button disabled={chosen.length === 0} loading={isPending} onClick={() => mutate(chosen)}>
            {t('ask.save')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
