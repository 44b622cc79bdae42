import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/fields/select-field';
import { managedJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { useDuplicate } from '@/hiring/parts/jobs/use-duplicate';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './job-posting.module.css';

/** Offers the organization's newest jobs as templates: one is copied into a draft. */
export const FormerJobs = () => {
  const { t } = useTranslation(['posting', 'managing']);
  const jobs = useQuery(managedJobsQuery({})).data?.items ?? [];
  const [jobId, setJobId] = useState<string | null>(null);
  const { duplicate, isPending } = useDuplicate();
  const chosen = jobs.find((job) => job.jobId === jobId);
  if (jobs.length === 0) return null;
  return (
    <Card tone="sunken">
      <Row gap="s" className={styles.former ?? ''}>
        <SelectField
          label={t('former.label')}
          description={t('former.hint')}
          placeholder={t('former.choose')}
          data={jobs.map((job) => ({ value: job.jobId, label: nameOf(job, t) }))}
          value={jobId}
          onChange={setJobId}
        />
        <Button variant="secondary" disabled={!chosen} loading={isPending} onClick={() => chosen && duplicate(chosen)}>
          {t('former.use')}
        </Button>
      </Row>
    </Card>
  );
};
