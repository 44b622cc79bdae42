import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { useParams } from 'react-router-dom';
import type { ManagedJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { Columns, Facts, Quiet, Row, Stack } from '@/components/layout';
import { JobFacts } from '@/components/marketplace/job-facts';
import { JobStatusBadge } from '@/components/marketplace/job-status-badge';
import { JobText } from '@/components/marketplace/job-text';
import { QueryGate } from '@/components/query-gate';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/page';
import { formatDate, formatDateTime } from '@/lib/format';
import { JobActionDialogs } from './job-actions';
import { employerJobsQuery, managedJobQuery } from './job-queries';
import { useJobActions } from './use-job-actions';

/** One posting as its team sees it. */
export const ManageJobView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('jobs');
  const job = useQuery(managedJobQuery(jobId));
  const title = job.data ? job.data.title || t('manage.untitled') : t('job.title');
  return (
    <Page
      title={title}
      description={job.data?.department ?? undefined}
      width="wide"
      breadcrumb={[{ label: t('manage.breadcrumb'), to: paths.manageJobs }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('job.loading')}
        rows={4}
        gone={{
          title: t('job.goneTitle'),
          text: t('manage.goneText'),
          action: <ButtonLink to={paths.manageJobs}>{t('manage.back')}</ButtonLink>,
        }}
      >
        {(data) => <Posting job={data} />}
      </QueryGate>
    </Page>
  );
};

const Posting = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation('jobs');
  const person = ({ first_name, last_name }: ManagedJob['posted_by_profile']) => `${first_name} ${last_name}`.trim();
  return (
    <Stack gap="l">
      <Card>
        <Stack>
          <Row justify="between">
            <JobStatusBadge status={job.status} />
            <ButtonLink to={pathTo(paths.jobApplications, { jobId: job.jobId })} variant="secondary">
              {t('manage.viewApplications', { count: job.applicationCount })}
            </ButtonLink>
          </Row>
          <JobFacts job={job} full />
          <StatusActions job={job} />
        </Stack>
      </Card>
      <Columns count="main" gap="l">
        <Card>
          <Stack gap="l">
            <JobText title={t('job.description')} text={job.description} />
            <JobText title={t('job.requirements')} text={job.requirements} />
            <JobText title={t('job.instructions')} text={job.applicationInstructions} />
            {!job.description && !job.requirements && <Quiet>{t('manage.noText')}</Quiet>}
          </Stack>
        </Card>
        <Card title={t('manage.about')}>
          <Facts
            items={[
              { label: t('manage.columns.postedBy'), value: person(job.posted_by_profile) },
              {
                label: t('manage.columns.assignedTo'),
                value: job.assigned_to_profile ? person(job.assigned_to_profile) : t('manage.nobody'),
              },
              { label: t('manage.created'), value: formatDateTime(job.createdAt) },
              { label: t('manage.published'), value: job.publishedAt && formatDateTime(job.publishedAt) },
              { label: t('manage.changed'), value: formatDateTime(job.updatedAt) },
              {
                label: t('form.fields.applicationDeadlineOn'),
                value: job.applicationDeadlineOn && formatDate(job.applicationDeadlineOn),
              },
              {
                label: t('form.fields.contactEmails'),
                value: job.contactEmails.join(', ') || t('manage.companyContact'),
              },
            ]}
          />
        </Card>
      </Columns>
    </Stack>
  );
};

const StatusActions = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation('jobs');
  const team = useQuery(employerJobsQuery());
  const actions = useJobActions(job);
  const { moves } = actions;
  return (
    <>
      <Row>
        {moves.includes('active') && (
          <Button loading={actions.busy} onClick={() => actions.moveTo('active')}>
            {t(job.status === 'draft' ? 'actions.publish' : 'actions.resume')}
          </Button>
        )}
        {actions.mayEdit && (
          <ButtonLink variant="secondary" to={pathTo(paths.editJob, { jobId: job.jobId })}>
            {t('actions.edit')}
          </ButtonLink>
        )}
        {job.status === 'active' && (
          <ButtonLink variant="secondary" to={pathTo(paths.job, { jobId: job.jobId })}>
            {t('actions.view')}
          </ButtonLink>
        )}
        {actions.mayAssign && team.data && (
          <Button variant="secondary" onClick={() => actions.ask('assign')}>
            {t('actions.assign')}
          </Button>
        )}
        {moves.includes('paused') && (
          <Button variant="secondary" loading={actions.busy} onClick={() => actions.moveTo('paused')}>
            {t('actions.pause')}
          </Button>
        )}
        {moves.includes('closed') && (
          <Button variant="quiet" onClick={() => actions.ask('close')}>
            {t('actions.close')}
          </Button>
        )}
        {actions.mayDelete && (
          <Button variant="danger" onClick={() => actions.ask('delete')}>
            {t('actions.delete')}
          </Button>
        )}
      </Row>
      <JobActionDialogs job={job} team={team.data?.teamMembers ?? []} actions={actions} />
    </>
  );
};
