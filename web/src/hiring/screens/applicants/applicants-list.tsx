import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { useSelection, type Selection } from '@/components/records/selection/use-selection';
import { Button } from '@/components/ui/base/button';
import type { Crumb } from '@/components/ui/base/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { LoadMore } from '@/components/ui/records/load-more';
import { lazy } from '@/lib/browser/lazy';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { MissedAnswers, useMissed } from './moves/missed-answers';
import { ApplicantDrawer } from './drawer/applicant-drawer';
import { ApplicantsTable } from './applicants-table';
import { ApplicantsBoard } from './board/board';
import { BulkBar, BulkOutcome } from './moves/bulk-bar';
import styles from './candidates.module.css';
import { CandidateSearch } from './drawer/candidate-search';
import { boardRows, byStatus, isNarrowed, rowsFor, shownStage } from './list-state';
import { type JobChoice, ListTools } from './list-tools';
import toolStyles from './list-tools.module.css';
import { MoveDialogs } from './moves/move-dialogs';
import { useNextEvents } from './drawer/next-event';
import type { Applicants } from './use-all-pages';
import { useBulk } from './moves/use-bulk';
import { useCandidateKeys } from './use-candidate-keys';
import { useKeptFocus } from './use-kept-focus';
import { type ListAddress, useListState } from './use-list-state';
import { useLiveApplicants } from './use-live-applicants';
import { type Moves, useMoves } from './moves/use-moves';
import { ViewSwitch } from './view-switch';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog').then((it) => ({ default: it.ShortcutsDialog })));

type Props = {
  title: string;
  applicants: Applicants;
  /** Null for the candidates of all jobs. */
  job: JobChoice | null;
  breadcrumb?: readonly Crumb[];
  /** Actions beside search and view. */
  actions?: ReactNode;
  empty: { text: string; action: ReactNode };
};

/** Rows requested by the address, in display order. */
const useShown = (all: readonly ReceivedApplication[], { state, view, isPhone }: ListAddress) => {
  const { t } = useTranslation('labels/jobs');
  return useMemo(() => {
    if (view === 'table') return rowsFor(all, state, t);
    const rows = rowsFor(all, { ...state, status: null }, t);
    return isPhone ? byStatus(rows)[shownStage(state, all)] : boardRows(rows);
  }, [all, state, view, isPhone, t]);
};

/** Closing returns the focus to the last open candidate. */
const useFocusOnLast = (open: string | null): void => {
  const last = useRef(open);
  useEffect(() => {
    if (open === null && last.current !== null)
      document.querySelector<HTMLElement>(`[data-candidate="${last.current}"] a[data-name]`)?.focus();
    last.current = open;
  }, [open]);
};

export const ApplicantsList = ({ title, applicants, job, breadcrumb, actions, empty }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/jobs']);
  const address = useListState();
  const moves = useMoves();
  const [helps, setHelps] = useState(false);
  const showKeys = useCallback(() => setHelps(true), []);
  const search = useRef<HTMLInputElement>(null);
  useLiveApplicants(job?.value ?? null);
  const { rows: all, isPending, error, retry, readsOn } = applicants;
  const { state, view } = address;
  const rows = useShown(all, address);
  // The board has separate columns for closed applications.
  const found = view === 'table' ? rows : rowsFor(all, { ...state, status: null }, t);
  const selection = useSelection(rows, ({ applicationId }) => applicationId);
  const { open } = state;
  useFocusOnLast(open);
  useKeptFocus(rows);
  useCandidateKeys({
    rows,
    open,
    moves,
    onOpen: address.open,
    onSelect: (id) => selection.toggle(id, !selection.isSelected(id), false),
    onHelp: showKeys,
    onSearch: () => search.current?.focus(),
  });

  const isEmpty = !isPending && all.length === 0 && state.jobs === null;
  const words = readsOn
    ? t('filter.reading', { count: all.length })
    : isNarrowed(view === 'table' ? state : { ...state, status: null })
      ? t('filter.found', { count: found.length, all: all.length })
      : t('count', { count: all.length });

  return (
    <Page
      title={title}
      width="bleed"
      {...(all.length > 0 && { count: formatNumber(all.length) })}
      {...(breadcrumb && { breadcrumb })}
      {...(!isEmpty && {
        actions: (
          <div className={toolStyles.actions}>
            <CandidateSearch address={address} field={search} />
            <ViewSwitch address={address} />
            {actions}
          </div>
        ),
        tools: <ListTools address={address} rows={all} job={job} found={words} onKeys={showKeys} />,
      })}
    >
      {isPending ? (
        <div className={styles.padded}>
          <ListSkeleton rows={12} label={t('loading')} />
        </div>
      ) : isEmpty ? (
        <div className={styles.padded}>
          {error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <EmptyState illustration="inbox" title={t('none')} {...empty} />
          )}
        </div>
      ) : (
        <Shown {...{ applicants, job, address, moves, rows, found, words, selection }} />
      )}
      {open !== null && (
        <ApplicantDrawer applicationId={open} rows={rows} moves={moves} onOpen={address.open} onClose={address.close} />
      )}
      <MoveDialogs moves={moves} />
      {helps && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setHelps(false)} />
        </Suspense>
      )}
    </Page>
  );
};

type ShownProps = Pick<Props, 'applicants' | 'job'> & {
  address: ListAddress;
  moves: Moves;
  /** Rows in display order. */
  rows: readonly ReceivedApplication[];
  found: readonly ReceivedApplication[];
  words: string;
  selection: Selection<ReceivedApplication>;
};

const Shown = ({ applicants, job, address, moves, rows, found, words, selection }: ShownProps) => {
  const { t } = useTranslation('applicants');
  const { rows: all, readsOn, isCutOff, error, retry } = applicants;
  const { state, view } = address;
  const bulk = useBulk(selection.only);
  const missed = useMissed(all, job !== null);
  const events = useNextEvents(all, moves.mayOffer);
  const isBoard = view === 'board';
  const shared = { address, moves, events, showJob: job === null };

  return (
    <section className={styles.list} aria-label={t('caption')}>
      {((isCutOff && error) || bulk.outcome || missed.length > 0) && (
        <div className={styles.notes}>
          <MissedAnswers rows={missed} bulk={bulk} />
          {isCutOff && error && <ErrorState error={error} onRetry={retry} />}
          <BulkOutcome bulk={bulk} rows={all} />
        </div>
      )}
      {found.length === 0 && !readsOn ? (
        <div className={styles.padded}>
          <EmptyState
            illustration="search"
            title={t('filter.noneTitle')}
            text={t('filter.noneText')}
            action={
              <Button variant="secondary" onClick={address.clear}>
                {t('filter.clear')}
              </Button>
            }
          />
        </div>
      ) : isBoard ? (
        <ApplicantsBoard
          rows={found}
          stage={address.isPhone ? shownStage(state, all) : null}
          selection={selection}
          onMoveMany={(to) => void bulk.run(selection.selected, to)}
          {...shared}
        />
      ) : (
        <ApplicantsTable
          rows={rows}
          messageOf={bulk.messageOf}
          selection={selection}
          grouped={state.sort === 'match'}
          {...shared}
        />
      )}
      <BulkBar selection={selection} bulk={bulk} />
      <p role="status" className={isBoard ? 'visually-hidden' : styles.words}>
        {words}
      </p>
      {applicants.hasOlder && (
        <div className={styles.padded}>
          <LoadMore hasMore loading={applicants.isReadingOlder} onClick={applicants.readOlder} />
        </div>
      )}
    </section>
  );
};
