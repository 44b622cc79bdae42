import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import { paths, pathTo } from '@shared/paths';
import { applicationInterviewsQuery, interviewsQuery } from '@/hiring/parts/interviews/interview-queries';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/hiring/parts/applications/application-status-badge';
import { ApplicationMatch } from '@/hiring/parts/applications/application-match';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { QueryGate } from '@/components/records/query-gate';
import { placementsQuery } from '@/work/parts/timesheets/timesheet-queries';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { lazy } from '@/lib/browser/lazy';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { useNow } from '@/lib/time/use-now';
import { applicationQuery, appliedJobQuery, useLiveApplications } from './application-queries';
import { ApplicationTimeline } from './application-timeline';
import { nextStepOf } from './next-step';
import { NextStepLine } from './next-step-line';
import { SentApplication } from './sent-application';
import { WithdrawButton } from './withdraw-button';

const InterviewList = lazy(() =>
  import('@/hiring/parts/interviews/interview-list').then((it) => ({ default: it.InterviewList })),
);
const SuspensionNotice = lazy(() =>
  import('@/people/parts/profile/suspension-notice').then((it) => ({ default: it.SuspensionNotice })),
);
const OfferPanel = lazy(() => import('@/hiring/parts/offers/offer-panel').then((it) => ({ default: it.OfferPanel })));

export const ApplicationView = () => {
  const { applicationId = '' } = useParams();
  const { t } = useTranslation('applications');
  const application = useQuery(applicationQuery(applicationId));
  useLiveApplications();
  const title = application.data?.jobTitle ?? t('detail.title');
  return (
    <Page
      title={title}
      width="wide"
      description={application.data?.organization}
      actions={application.data && <Recruiter jobId={application.data.jobId} />}
      breadcrumb={[
        { label: t('dashboard'), to: paths.professionalDashboard },
        { label: t('mine.title'), to: paths.applications },
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
              {found.halted && (
                <Suspense fallback={null}>
                  <SuspensionNotice />
                </Suspense>
              )}
              <Status application={found} />
              <Offers application={found} />
              <Interviews applicationId={found.applicationId} />
              <SentApplication application={found} />
            </Stack>
            <Stack gap="l">
              <Card title={t('detail.timeline')}>
                <ApplicationTimeline application={found} />
              </Card>
              <ApplicationMatch application={found} side="professional" />
            </Stack>
          </Columns>
        )}
      </QueryGate>
    </Page>
  );
};

const Recruiter = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('applications');
  const { me } = useSession();
  const job = useQuery({ ...appliedJobQuery(jobId), enabled: me !== null && !me.support });
  const recruiterId = job.data?.recruiterId;
  return recruiterId ? <MessageButton userId={recruiterId} label={t('detail.messageRecruiter')} /> : null;
};

const Status = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  const { me } = useSession();
  const now = useNow();
  const isOwn = me?.userId === application.professionalId;
  const interviews = useInfiniteQuery({ ...interviewsQuery('upcoming'), enabled: isOwn });
  const placements = useInfiniteQuery({ ...placementsQuery(), enabled: isOwn && application.status === 'hired' });
  const around = {
    interviews: rowsOf(interviews.data),
    placements: placements.data ? rowsOf(placements.data) : null,
  };
  return (
    <Card>
      <Stack>
        <Row justify="between">
          <Row>
            <ApplicationStatusBadge status={application.status} side="professional" />
            <MutedText as="span">
              {t('detail.sent', { date: formatDateTime(application.appliedAt, ownZone()) })}
            </MutedText>
          </Row>
          <Link to={pathTo(paths.jobDetail, { jobId: application.jobId })}>{t('detail.job')}</Link>
        </Row>
        {application.attempt > 1 && <MutedText>{t('detail.again')}</MutedText>}
        {isOwn && (
          <>
            <NextStepLine step={nextStepOf(application, around, now)} application={application} here />
            <WithdrawButton application={application} />
          </>
        )}
      </Stack>
    </Card>
  );
};

const Offers = ({ application: { applicationId, status, professionalId } }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  const { me } = useSession();
  if (me?.userId !== professionalId || status === 'new') return null;
  return (
    <Suspense fallback={<ListSkeleton rows={1} label={t('detail.loading')} />}>
      <OfferPanel applicationId={applicationId} />
    </Suspense>
  );
};

const Interviews = ({ applicationId }: { applicationId: string }) => {
  const { t } = useTranslation('applications');
  const { me } = useSession();
  const interviews = useQuery({ ...applicationInterviewsQuery(applicationId), enabled: me !== null && !me.support });
  if (!interviews.data || interviews.data.items.length === 0) return null;
  return (
    <Card title={t('detail.interviews')}>
      <Suspense fallback={<ListSkeleton rows={1} label={t('detail.loading')} />}>
        <Stack gap="l">
          <InterviewList when="upcoming" applicationId={applicationId} hideEmpty />
          <InterviewList when="past" applicationId={applicationId} hideEmpty />
        </Stack>
      </Suspense>
    </Card>
  );
};
