import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedJobInvitation } from '@shared/hiring/model/job-invitation';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { toast } from '@/components/ui/base/toast';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { withSource } from '@/hiring/parts/applications/application-source';
import { myInvitationsQuery } from '@/hiring/parts/candidates/candidate-queries';
import candidates from '@/hiring/parts/candidates/candidates.module.css';
import { InvitationState } from '@/hiring/parts/candidates/invitation-state';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { JobRows } from '@/hiring/parts/jobs/job-rows';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { readAgain } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

export const MyInvitationsView = () => {
  const { t } = useTranslation('job-invitations');
  const list = useInfiniteQuery(myInvitationsQuery());
  const rows = rowsOf(list.data);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('jobs'), to: paths.jobs }, { label: t('title') }]}
    >
      {list.isPending && <ListSkeleton rows={3} label={t('loading')} />}
      {list.isError && rows.length === 0 && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && !list.hasNextPage && (
        <EmptyState
          illustration="inbox"
          title={t('none.title')}
          text={t('none.text')}
          action={<ButtonLink to={paths.jobs}>{t('none.browse')}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <JobRows label={t('title')}>
          {rows.map((it) => (
            <li key={it.job.jobId}>
              <Invitation invitation={it} />
            </li>
          ))}
        </JobRows>
      )}
      <NextPage query={list} />
    </Page>
  );
};

const Invitation = ({ invitation }: { invitation: ReceivedJobInvitation }) => {
  const { t } = useTranslation('job-invitations');
  const { job, message, invitedAt, state } = invitation;
  const to = withSource(pathTo(paths.jobDetail, { jobId: job.jobId }), 'invitation');
  return (
    <JobRow
      job={job}
      heading="h2"
      to={to}
      action={<SaveJobButton job={job} />}
      note={
        <Stack gap="s">
          {message && <p className={candidates.message}>{message}</p>}
          <Row justify="between">
            <Row>
              {state !== 'open' && <InvitationState state={state} />}
              <MutedText as="span">{t('on', { date: formatDate(invitedAt, ownZone()) })}</MutedText>
            </Row>
            {state === 'open' && (
              <Row>
                <DeclineButton invitation={invitation} />
                <ButtonLink to={to} size="small" aria-label={t('applyTo', { jobTitle: job.title })}>
                  {t('apply')}
                </ButtonLink>
              </Row>
            )}
          </Row>
        </Stack>
      }
    />
  );
};

const DeclineButton = ({ invitation: { job } }: { invitation: ReceivedJobInvitation }) => {
  const { t } = useTranslation('job-invitations');
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const decline = useMutation({
    mutationFn: (reason: string) => api('declineJobInvitation', { params: { jobId: job.jobId }, body: { reason } }),
    onSuccess: async () => {
      await readAgain(queryClient, ['listMyInvitations']);
      toast.success(say('invitationToApplyDeclined'));
      setIsAsked(false);
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('declineOf', { jobTitle: job.title })}
        onClick={() => setIsAsked(true)}
      >
        {t('decline')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('declineTitle')}
          text={t('declineText', { organization: job.organization, jobTitle: job.title })}
          label={t('declineReason')}
          confirmLabel={t('decline')}
          saving={decline.isPending}
          problem={decline.error?.message}
          onSubmit={(reason) => decline.mutate(reason)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
};
