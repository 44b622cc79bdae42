import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { scopeOf } from '@shared/domain/permissions';
import type { ReceivedApplication } from '@shared/model/application';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Figures } from '@/components/figures';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { ageLabel } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { funnelQuery, inboxQuery } from './applicant-queries';
import { nameOf } from './applicant-labels';
import { MatchScore } from './match-score';
import { MoveDialogs } from './move-dialogs';
import { StatusMenu } from './status-menu';
import { TimeInStatus } from './time-in-status';
import { useInbox } from './use-all-pages';
import { useLiveApplicants } from './use-live-applicants';
import { useMoves } from './use-moves';

const shown = 10;
const counted = ['new', 'under_review', 'shortlisted', 'interview_scheduled', 'offered', 'hired'] as const;

export const RecentApplicants = () => {
  const { t } = useTranslation('applicants');
  const { rows, isPending, error, retry } = useInbox(inboxQuery(), shown);
  useLiveApplicants(null);
  if (isPending) return <ListSkeleton rows={5} label={t('loading')} />;
  if (rows.length === 0 && error) return <ErrorState error={error} onRetry={retry} />;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          illustration="inbox"
          title={t('none')}
          text={t('inbox.noneText')}
          action={
            <ButtonLink to={paths.manageJobs} variant="secondary">
              {t('inbox.manage')}
            </ButtonLink>
          }
        />
      </Card>
    );
  return (
    <Stack gap="l">
      <ByStatus />
      <Newest rows={rows.slice(0, shown)} />
    </Stack>
  );
};

const ByStatus = () => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const { me } = useSession();
  const role = me?.membership?.role;
  const isReader = role !== undefined && scopeOf('readTeamAnalytics', role) !== 'none';
  const { data } = useQuery({ ...funnelQuery(), enabled: isReader });
  if (!data) return null;
  return (
    <Figures
      label={t('byStatus')}
      items={counted.map((status) => ({
        label: t(`applicationStatus.${status}`),
        value: data.stages.find((stage) => stage.status === status)?.current ?? 0,
        to: `${paths.applications}?status=${status}`,
      }))}
    />
  );
};

const Newest = ({ rows }: { rows: readonly ReceivedApplication[] }) => {
  const { t } = useTranslation('applicants');
  const moves = useMoves();
  const columns: Column<ReceivedApplication>[] = [
    {
      key: 'candidate',
      header: t('columns.candidate'),
      main: true,
      cell: ({ applicationId, candidate }) => (
        <>
          <Link to={pathTo(paths.application, { applicationId })}>{nameOf(candidate)}</Link>
          <MutedText>{candidate.title}</MutedText>
        </>
      ),
    },
    {
      key: 'job',
      header: t('columns.job'),
      cell: ({ jobId, jobTitle }) => <Link to={pathTo(paths.jobApplications, { jobId })}>{jobTitle}</Link>,
    },
    { key: 'match', header: t('columns.match'), whole: true, cell: ({ match }) => <MatchScore match={match} /> },
    {
      key: 'applied',
      header: t('columns.applied'),
      whole: true,
      cell: ({ appliedAt }) => ageLabel(appliedAt),
    },
    { key: 'stay', header: t('columns.stay'), whole: true, cell: (row) => <TimeInStatus row={row} /> },
    { key: 'status', header: t('columns.status'), cell: (row) => <StatusMenu row={row} moves={moves} /> },
  ];
  return (
    <Stack as="section">
      <Row justify="between" align="baseline">
        <h2>{t('recent.title')}</h2>
        <Link to={paths.applications}>{t('recent.all')}</Link>
      </Row>
      <RecordList
        caption={t('recent.title')}
        columns={columns}
        rows={rows}
        rowKey={({ applicationId }) => applicationId}
      />
      <MoveDialogs moves={moves} />
    </Stack>
  );
};
