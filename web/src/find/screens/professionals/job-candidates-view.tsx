import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { RecommendedProfessional } from '@shared/hiring/model/candidate-pool';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { SentJobInvitation } from '@shared/hiring/model/job-invitation';
import { paths, pathTo } from '@shared/paths';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { matchBand } from '@/hiring/parts/applications/match-labels';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { PlanLocked } from '@/money/parts/billing/plan-locked';
import { usePlanLock } from '@/money/parts/billing/use-plan-lock';
import { jobInvitationsQuery, recommendedProfessionalsQuery } from '@/hiring/parts/candidates/candidate-queries';
import candidates from '@/hiring/parts/candidates/candidates.module.css';
import { InvitationState } from '@/hiring/parts/candidates/invitation-state';
import { InviteButton } from '@/hiring/parts/candidates/invite-button';
import { PoolSummary } from '@/hiring/parts/candidates/pool-summary';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { managedJobQuery } from '@/hiring/parts/jobs/job-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { ProfessionalRow } from './professional-row';

export const JobCandidatesView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation(['candidates', 'managing']);
  const job = useQuery(managedJobQuery(jobId));
  const title = job.data ? nameOf(job.data, t) : '';
  return (
    <Page
      title={t('recommended.title')}
      width="wide"
      breadcrumb={[
        { label: t('breadcrumb'), to: paths.manageJobs },
        ...(title ? [{ label: title, to: pathTo(paths.manageJob, { jobId }) }] : []),
        { label: t('recommended.title') },
      ]}
    >
      <QueryGate
        query={job}
        loading={t('recommended.loading')}
        rows={4}
        gone={{
          title: t('job.goneTitle'),
          text: t('job.goneText'),
          action: <ButtonLink to={paths.manageJobs}>{t('job.back')}</ButtonLink>,
        }}
      >
        {(data) => <Candidates job={data} />}
      </QueryGate>
    </Page>
  );
};

const Candidates = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation('candidates');
  const lock = usePlanLock('candidateSearch');
  const query = useQuery({ ...recommendedProfessionalsQuery(job.jobId), enabled: lock === 'open' });
  if (lock === 'locked') return <PlanLocked feature="candidateSearch" />;
  return (
    <Columns count="main" gap="l">
      <QueryGate query={query} loading={t('recommended.loading')} rows={4}>
        {({ items, obstacle }) =>
          items.length === 0 ? <NoOne job={job} obstacle={obstacle} /> : <Recommended job={job} items={items} />
        }
      </QueryGate>
      <Stack gap="l">
        {query.data?.pool && (
          <Card title={t('pool.title')}>
            <Stack gap="s">
              <PoolSummary pool={query.data.pool} />
              <MutedText>{t('pool.who')}</MutedText>
            </Stack>
          </Card>
        )}
        <Invited jobId={job.jobId} />
      </Stack>
    </Columns>
  );
};

const NoOne = ({ job, obstacle }: { job: ManagedJob; obstacle: 'profession' | 'closed' | null }) => {
  const { t } = useTranslation('candidates');
  const reason = obstacle ?? 'noOne';
  return (
    <EmptyState
      illustration="team"
      title={t(`none.${reason}.title`)}
      text={t(`none.${reason}.text`)}
      action={
        obstacle === 'closed' ? (
          <ButtonLink to={pathTo(paths.manageJob, { jobId: job.jobId })}>{t('none.toJob')}</ButtonLink>
        ) : (
          <ButtonLink to={pathTo(paths.editJob, { jobId: job.jobId })}>{t('none.edit')}</ButtonLink>
        )
      }
    />
  );
};

const Recommended = ({ job, items }: { job: ManagedJob; items: readonly RecommendedProfessional[] }) => {
  const { t } = useTranslation('candidates');
  return (
    <Stack gap="s">
      <MutedText>{t('recommended.how')}</MutedText>
      <Stack as="ul" gap="s" aria-label={t('recommended.title')}>
        {items.map((it) => (
          <li key={it.professional.userId}>
            <ProfessionalRow
              professional={it.professional}
              heading="h2"
              withInvite={false}
              note={<Fit job={job} {...it} />}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const Fit = ({ job, professional, match, invitedAt }: RecommendedProfessional & { job: ManagedJob }) => {
  const { t } = useTranslation(['candidates', 'match']);
  const { tone, word } = matchBand(match.score ?? 0);
  return (
    <Row justify="between">
      <Row>
        <Badge tone={tone}>{t('short', { score: match.score ?? 0, word: t(word) })}</Badge>
        <OutcomeLine outcome={match} />
      </Row>
      {invitedAt === null ? (
        <InviteButton person={professional} job={job} small />
      ) : (
        <MutedText as="span">{t('invited.on', { date: formatDate(invitedAt, ownZone()) })}</MutedText>
      )}
    </Row>
  );
};

const Invited = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('candidates');
  const list = useInfiniteQuery(jobInvitationsQuery(jobId));
  const rows = rowsOf(list.data);
  return (
    <Card title={t('invited.title')}>
      <Stack>
        {list.isPending && <ListSkeleton rows={2} label={t('invited.loading')} />}
        {list.isError && rows.length === 0 && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && !list.hasNextPage && <MutedText>{t('invited.none')}</MutedText>}
        <Stack as="ul">
          {rows.map((it) => (
            <li key={it.professional.userId}>
              <InvitedPerson invitation={it} />
            </li>
          ))}
        </Stack>
        <NextPage query={list} />
      </Stack>
    </Card>
  );
};

const InvitedPerson = ({ invitation }: { invitation: SentJobInvitation }) => {
  const { t } = useTranslation('candidates');
  const { professional, invitedAt, state, reason } = invitation;
  const { userId, displayName, title } = professional;
  return (
    <Stack gap="xs">
      <div className={candidates.person}>
        <Link to={pathTo(paths.doctorProfile, { userId })}>{displayName}</Link>
        <InvitationState state={state} />
      </div>
      <MutedText>
        {[title, t('invited.on', { date: formatDate(invitedAt, ownZone()) })].filter(Boolean).join(' · ')}
      </MutedText>
      {reason && <p className={candidates.message}>{reason}</p>}
    </Stack>
  );
};
