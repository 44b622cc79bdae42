import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import Rows3 from 'lucide-react/dist/esm/icons/rows-3.mjs';
import SquareKanban from 'lucide-react/dist/esm/icons/square-kanban.mjs';
import type { ReceivedApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { useSelection } from '@/components/records/selection/use-selection';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApplicantDrawer } from './applicant-drawer';
import { nextInterviewsQuery } from './applicant-queries';
import { ApplicantsBoard } from './board';
import styles from './applicants.module.css';
import { ApplicantsTable, TickAll } from './applicants-table';
import { BulkButtons, BulkOutcome } from './bulk-bar';
import { ListFilters } from './list-filters';
import { countsOf, isNarrowed, rowsFor } from './list-state';
import { MoveDialogs } from './move-dialogs';
import type { Applicants } from './use-all-pages';
import { useBulk } from './use-bulk';
import { type ListAddress, useListState } from './use-list-state';
import { useLiveApplicants } from './use-live-applicants';
import { useMoves } from './use-moves';

const counted = ['new', 'shortlisted', 'interview_scheduled'] as const;

type Props = {
  applicants: Applicants;
  jobId: string | null;
  empty: { text: string; action: ReactNode };
};

export const ApplicantsList = ({ applicants, jobId, empty }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/jobs']);
  const address = useListState();
  const moves = useMoves();
  useLiveApplicants(jobId);
  const { rows, isPending, error, retry } = applicants;
  const { open } = address.state;

  const content = () => {
    if (isPending) return <ListSkeleton rows={8} label={t('loading')} />;
    if (rows.length === 0 && error) return <ErrorState error={error} onRetry={retry} />;
    if (rows.length === 0) return <EmptyState illustration="inbox" title={t('none')} {...empty} />;
    return <Shown applicants={applicants} jobId={jobId} address={address} moves={moves} />;
  };
  return (
    <>
      {content()}
      {open !== null && (
        <ApplicantDrawer
          applicationId={open}
          rows={rowsFor(rows, address.state, t)}
          moves={moves}
          onOpen={address.open}
          onClose={address.close}
        />
      )}
      <MoveDialogs moves={moves} />
    </>
  );
};

type ShownProps = Omit<Props, 'empty'> & { address: ListAddress; moves: ReturnType<typeof useMoves> };

const jobsOf = (rows: readonly ReceivedApplication[]) =>
  [...new Map(rows.map(({ jobId, jobTitle }) => [jobId, jobTitle]))]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));

const Shown = ({ applicants, jobId, address, moves }: ShownProps) => {
  const { t } = useTranslation(['applicants', 'labels/jobs']);
  const { rows: all, readsOn, isCutOff, error, retry } = applicants;
  const { state } = address;
  const rows = useMemo(() => rowsFor(all, state, t), [all, state, t]);
  const selection = useSelection(rows, ({ applicationId }) => applicationId);
  const bulk = useBulk(selection.only);
  const nextInterviews = useQuery(nextInterviewsQuery()).data ?? {};
  const jobs = useMemo(() => jobsOf(all), [all]);
  const isBoard = state.view === 'board';
  const isPlain = !isBoard && !readsOn && !isNarrowed(state);
  const toOpen = (open: string) => address.to({ open });

  return (
    <Stack gap="l">
      <Counters rows={all} address={address} />
      <Stack as="section" gap="s" aria-label={t('caption')}>
        <ListFilters address={address} {...(jobId === null && { jobs })} />
        <div className={styles.bar}>
          {!isBoard && rows.length > 0 && <TickAll selection={selection} count={rows.length} />}
          <MutedText role="status" className={isPlain ? 'visually-hidden' : undefined}>
            {readsOn
              ? t('filter.reading', { count: all.length })
              : isNarrowed(state)
                ? t('filter.found', { count: rows.length, all: all.length })
                : t('count', { count: all.length })}
          </MutedText>
          {isNarrowed(state) && (
            <Button variant="quiet" size="small" onClick={address.clear}>
              {t('filter.clear')}
            </Button>
          )}
          {!isBoard && <BulkButtons selection={selection} bulk={bulk} />}
          <ViewSwitch address={address} />
        </div>
        {isCutOff && error && <ErrorState error={error} onRetry={retry} />}
        <BulkOutcome bulk={bulk} rows={all} />
        {rows.length === 0 && !readsOn ? (
          <EmptyState illustration="search" title={t('filter.noneTitle')} text={t('filter.noneText')} />
        ) : isBoard ? (
          <ApplicantsBoard rows={rows} {...{ toOpen, moves, nextInterviews }} />
        ) : (
          <ApplicantsTable
            rows={rows}
            messageOf={bulk.messageOf}
            showJob={jobId === null}
            grouped={state.sort === 'match'}
            {...{ toOpen, moves, selection, nextInterviews }}
          />
        )}
        <LoadMore hasMore={applicants.hasOlder} loading={applicants.isReadingOlder} onClick={applicants.readOlder} />
      </Stack>
    </Stack>
  );
};

const Counters = ({ rows, address }: { rows: readonly ReceivedApplication[]; address: ListAddress }) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const counts = countsOf(rows);
  const to = (status: ApplicationStatus | null) => address.to({ status, words: '', jobId: null });
  const items = [
    { label: t('total'), value: rows.length, to: to(null) },
    ...counted.map((status) => ({
      label: t(`applicationStatus.${status}`),
      value: counts[status],
      to: to(status),
    })),
  ];
  return (
    <ul role="list" className={styles.counters} aria-label={t('figures')}>
      {items.map(({ label, value, to: leads }) => (
        <li key={label}>
          <strong>{formatNumber(value)}</strong>
          <Link to={leads} preventScrollReset>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const ViewSwitch = ({ address }: { address: ListAddress }) => {
  const { t } = useTranslation('applicants');
  return (
    <nav className={styles.switch} aria-label={t('view.label')}>
      <Link
        to={address.to({ view: 'table' })}
        preventScrollReset
        aria-current={address.state.view === 'table' ? 'page' : undefined}
      >
        <Rows3 size={16} aria-hidden="true" />
        {t('view.table')}
      </Link>
      <Link
        to={address.to({ view: 'board' })}
        preventScrollReset
        aria-current={address.state.view === 'board' ? 'page' : undefined}
      >
        <SquareKanban size={16} aria-hidden="true" />
        {t('view.board')}
      </Link>
    </nav>
  );
};
