import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { Link, useParams } from 'react-router-dom';
import type { ApplicationDetail } from '@shared/model/application';
import { paths, pathTo } from '@shared/paths';
import { Columns, Facts, Prose, Quiet, Row, Stack } from '@/components/layout';
import { ResumeButton } from '@/components/marketplace/resume-button';
import { ApplicationStatusBadge, type Side } from '@/components/marketplace/application-status-badge';
import { MatchCard } from '@/components/marketplace/match-card';
import { QueryGate } from '@/components/query-gate';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/page';
import { formatDate, formatDateTime } from '@/lib/format';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { applicationQuery } from './application-queries';
import { MoveApplication } from './move-application';
import { ApplicationTimeline } from './application-timeline';

const nameOf = ({ candidate }: ApplicationDetail): string => `${candidate.firstName} ${candidate.lastName}`.trim();

/** One application: for the professional how it stands, for the employer who applied and what comes next. */
export const ApplicationView = () => {
  const { applicationId = '' } = useParams();
  const { t } = useTranslation('applications');
  const { me } = useSession();
  const side: Side = me && isEmployer(me) ? 'employer' : 'professional';
  const application = useQuery(applicationQuery(applicationId));
  const { data } = application;
  const title = data ? (side === 'employer' ? nameOf(data) : data.jobTitle) : t('detail.title');
  return (
    <Page
      title={title}
      width="wide"
      description={data && t(side === 'employer' ? 'detail.appliedFor' : 'detail.appliedAt', data)}
      breadcrumb={[
        { label: t('dashboard'), to: side === 'employer' ? paths.employerDashboard : paths.professionalDashboard },
        { label: t(side === 'employer' ? 'inbox.title' : 'mine.title'), to: paths.applications },
        { label: title },
      ]}
    >
      <QueryGate
        query={application}
        loading={t('detail.loading')}
        gone={{
          title: t('detail.goneTitle'),
          text: t('detail.goneText'),
          action: <ButtonLink to={paths.applications}>{t('detail.back')}</ButtonLink>,
        }}
      >
        {(found) => (
          <Columns count="main" gap="l">
            <Stack gap="l">
              <Status application={found} side={side} />
              <Letter application={found} />
              {side === 'employer' && <MatchCard match={found.match} side="employer" />}
            </Stack>
            <Stack gap="l">
              {side === 'employer' && <Candidate application={found} />}
              <Card title={t('detail.timeline')}>
                <ApplicationTimeline steps={found.timeline} side={side} />
              </Card>
            </Stack>
          </Columns>
        )}
      </QueryGate>
    </Page>
  );
};

const Status = ({ application, side }: { application: ApplicationDetail; side: Side }) => {
  const { t } = useTranslation('applications');
  const { jobId } = application;
  return (
    <Card>
      <Stack>
        <Row justify="between">
          <Row>
            <ApplicationStatusBadge status={application.status} side={side} />
            <Quiet as="span">{t('detail.sent', { date: formatDateTime(application.appliedAt) })}</Quiet>
          </Row>
          <Link to={pathTo(side === 'employer' ? paths.manageJob : paths.jobDetail, { jobId })}>{t('detail.job')}</Link>
        </Row>
        <MoveApplication application={application} side={side} />
      </Stack>
    </Card>
  );
};

const Letter = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  return (
    <Card title={t('detail.letter')}>
      <Stack gap="l">
        <Prose>{application.coverLetter}</Prose>
        <Facts
          items={[
            { label: t('detail.availableStart'), value: formatDate(application.availableStart) },
            { label: t('detail.expectedSalary'), value: application.expectedSalary },
            { label: t('detail.message'), value: application.message && <Prose>{application.message}</Prose> },
          ]}
        />
      </Stack>
    </Card>
  );
};

const Candidate = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  const { candidate } = application;
  return (
    <Card title={t('detail.candidate')}>
      <Stack>
        <Row>
          <ButtonLink to={pathTo(paths.doctorProfile, { userId: candidate.userId })} variant="secondary" size="small">
            {t('detail.profile')}
          </ButtonLink>
          <ResumeButton userId={candidate.userId} size="small" />
        </Row>
        <Facts
          items={[
            { label: t('detail.name'), value: nameOf(application) },
            { label: t('detail.professionalTitle'), value: candidate.title },
            { label: t('columns.specialty'), value: candidate.specialty },
            {
              label: t('columns.experience'),
              value: candidate.experience === null ? null : t('years', { count: candidate.experience }),
            },
            { label: t('columns.location'), value: candidate.location },
            {
              label: t('detail.email'),
              value: candidate.email && <a href={`mailto:${candidate.email}`}>{candidate.email}</a>,
            },
            {
              label: t('detail.phone'),
              value: candidate.phone && <a href={`tel:${candidate.phone.replace(/[^+\d]/g, '')}`}>{candidate.phone}</a>,
            },
            { label: t('detail.summary'), value: candidate.bio && <Prose>{candidate.bio}</Prose> },
            { label: t('detail.skills'), value: candidate.skills },
            { label: t('detail.languages'), value: candidate.languages },
          ]}
        />
      </Stack>
    </Card>
  );
};
