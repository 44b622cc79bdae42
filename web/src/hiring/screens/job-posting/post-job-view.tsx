import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { FieldTexts } from '@/lib/api/api-error';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths } from '@shared/paths';
import { Row } from '@/components/layout';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { JobForm } from './job-form';
import styles from './job-posting.module.css';
import { managedJobQuery } from '@/hiring/parts/jobs/job-queries';
import { useDuplicate } from '@/hiring/parts/jobs/use-duplicate';

/** Passed by the management pages when publishing failed. */
export type PostingProblems = { problems?: FieldTexts };

export const PostJobView = () => {
  const { jobId } = useParams();
  const { key } = useLocation();
  const { t } = useTranslation('posting');
  const { me } = useSession();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const title = t(jobId ? 'editTitle' : 'postTitle');
  const userId = me?.userId ?? '';
  return (
    <Page
      title={title}
      actions={<div ref={setBar} className={styles.bar} />}
      breadcrumb={[{ label: t('breadcrumb'), to: paths.manageJobs }, { label: title }]}
      width="wide"
    >
      {jobId ? (
        <EditForm key={jobId} userId={userId} jobId={jobId} bar={bar} />
      ) : (
        // The key resets the form when the page is opened again.
        <JobForm key={`new ${key}`} userId={userId} job={null} bar={bar} />
      )}
    </Page>
  );
};

type EditProps = { userId: string; jobId: string; bar: HTMLElement | null };

const EditForm = ({ userId, jobId, bar }: EditProps) => {
  const { t } = useTranslation('posting');
  const { state } = useLocation() as { state: PostingProblems | null };
  const job = useQuery({ ...managedJobQuery(jobId), ...asStoredNow });
  return (
    <FormGate
      query={job}
      loading={t('loading')}
      gone={{
        title: t('goneTitle'),
        text: t('goneText'),
        action: <ButtonLink to={paths.manageJobs}>{t('back')}</ButtonLink>,
      }}
    >
      {(data) =>
        data.status === 'closed' ? (
          <Closed job={data} />
        ) : (
          <JobForm userId={userId} job={data} problems={state?.problems} bar={bar} />
        )
      }
    </FormGate>
  );
};

const Closed = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation('posting');
  const { duplicate, isPending } = useDuplicate();
  return (
    <FormMessage kind="info">
      <Row justify="between">
        <span>{t('closed')}</span>
        <Button variant="secondary" size="small" loading={isPending} onClick={() => duplicate(job)}>
          {t('duplicate')}
        </Button>
      </Row>
    </FormMessage>
  );
};
