import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MyApplication } from '@shared/model/application';
import type { MyProfile } from '@shared/model/professional';
import type { ProfessionalDashboard } from '@shared/model/professional-dashboard';
import { paths, pathTo } from '@shared/paths';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/entities/applications/application-status-badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { Checklist, Completion } from './checklist';
import { OpenInvitations } from './open-invitations';
import { PerformanceOverview } from './performance-overview';
import { toTab } from './professional-tabs';
import { ProfileViews } from './profile-views';
import { RecentActivity } from './recent-activity';
import { RecommendedJobs } from './recommended-jobs';

const shownApplications = 3;
const shownJobs = 3;

type Props = {
  profile: MyProfile;
  figures: ProfessionalDashboard;
  applications: readonly MyApplication[];
  earnings: ReactNode;
  chart: ReactNode;
  schedule: ReactNode;
};

export const ProfessionalOverview = ({ profile, figures, applications, earnings, chart, schedule }: Props) => {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap="l">
      {earnings}
      <Columns gap="l">
        {schedule}
        <RecentApplications applications={applications.slice(0, shownApplications)} />
      </Columns>
      <Columns count="main" gap="l">
        <Stack gap="l">
          <OpenInvitations />
          <Stack as="section">
            <Row justify="between" align="baseline">
              <h2>{t('recommended.title')}</h2>
              <Link to={paths.jobs}>{t('professional.browse')}</Link>
            </Row>
            <RecommendedJobs atMost={shownJobs} />
          </Stack>
          {chart}
          <RecentActivity activity={figures.activity} />
        </Stack>
        <Stack gap="l">
          {profile.profile_completion < 100 && <Completion profile={profile} />}
          <PerformanceOverview figures={figures} />
          <ProfileViews visibility={profile.privacy.visibility} />
          <Checklist earned={figures.earned} />
        </Stack>
      </Columns>
    </Stack>
  );
};

const RecentApplications = ({ applications }: { applications: readonly MyApplication[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      title={t('professional.recent')}
      actions={applications.length > 0 && <Link to={toTab('applications')}>{t('all')}</Link>}
    >
      {applications.length === 0 ? (
        <EmptyState
          illustration="inbox"
          title={t('professional.noneTitle')}
          text={t('professional.noneText')}
          action={<ButtonLink to={paths.jobs}>{t('professional.browse')}</ButtonLink>}
        />
      ) : (
        <Stack as="ul">
          {applications.map(({ applicationId, jobId, jobTitle, organization, appliedAt, status }) => (
            <Row as="li" key={applicationId} justify="between">
              <div>
                <Link to={pathTo(paths.jobDetail, { jobId })}>{jobTitle}</Link>
                <MutedText>{t('professional.appliedOn', { organization, date: formatDate(appliedAt) })}</MutedText>
              </div>
              <Row>
                <ApplicationStatusBadge status={status} side="professional" />
                <Link
                  to={pathTo(paths.application, { applicationId })}
                  aria-label={t('professional.viewOf', { title: jobTitle })}
                >
                  {t('professional.view')}
                </Link>
              </Row>
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  );
};
