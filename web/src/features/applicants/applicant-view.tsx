import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApplicantContent, type Part } from './applicant-content';
import { ApplicantHead } from './applicant-head';
import { applicantQuery } from './applicant-queries';
import { nameOf } from './applicant-labels';
import { MoveDialogs } from './move-dialogs';
import { useLiveApplicants } from './use-live-applicants';
import { useMoves } from './use-moves';

export const ApplicantView = () => {
  const { applicationId = '' } = useParams();
  const { t } = useTranslation('applicants');
  const query = useQuery(applicantQuery(applicationId));
  const moves = useMoves();
  const [part, setPart] = useState<Part>('application');
  const { data } = query;
  useLiveApplicants(data?.jobId ?? null);
  const title = data ? nameOf(data.candidate) : t('detail.title');
  return (
    <Page
      title={title}
      description={data && t('detail.appliedFor', { jobTitle: data.jobTitle })}
      breadcrumb={[
        { label: t('dashboard'), to: paths.employerDashboard },
        data
          ? { label: t('job.titleOf', { title: data.jobTitle }), to: pathTo(paths.jobApplications, data) }
          : { label: t('inbox.title'), to: paths.applications },
        { label: title },
      ]}
    >
      <QueryGate
        query={query}
        loading={t('detail.loading')}
        gone={{
          title: t('detail.goneTitle'),
          text: t('detail.goneText'),
          action: <ButtonLink to={paths.applications}>{t('detail.back')}</ButtonLink>,
        }}
      >
        {(application) => (
          <Stack gap="l">
            {application.halted && <FormMessage kind="info">{t('detail.halted')}</FormMessage>}
            <Card>
              <ApplicantHead application={application} moves={moves} />
            </Card>
            <ApplicantContent application={application} moves={moves} part={part} onPart={setPart} />
          </Stack>
        )}
      </QueryGate>
      <MoveDialogs moves={moves} />
    </Page>
  );
};
