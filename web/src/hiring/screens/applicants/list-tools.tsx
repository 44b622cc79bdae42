import Columns3 from 'lucide-react/dist/esm/icons/columns-3.mjs';
import Keyboard from 'lucide-react/dist/esm/icons/keyboard.mjs';
import ListFilter from 'lucide-react/dist/esm/icons/list-filter.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { memo, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { receivedJobs } from '@shared/hiring/model/hiring-vocabulary';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { paths, pathTo } from '@shared/paths';
import { ListChoice } from '@/components/records/list-choice';
import shared from '@/components/records/list-tools.module.css';
import { classNames } from '@/components/ui/base/class-names';
import { StageGlyph } from '@/hiring/parts/applications/stage-glyph';
import { lazy } from '@/lib/browser/lazy';
import { useMedia } from '@/lib/browser/use-media';
import { useSession } from '@/lib/auth/session';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './list-tools.module.css';
import { applicantSorts, countsOf, isIn, isNarrowed, matchLevels, shownStage } from './list-state';
import type { ListAddress } from './use-list-state';

const FilterSheet = lazy(() => import('@/components/search/filter-sheet').then((it) => ({ default: it.FilterSheet })));

const ColumnsDialog = lazy(() => import('./columns-dialog').then((it) => ({ default: it.ColumnsDialog })));

export type JobChoice = { value: string; label: string };

type Props = {
  address: ListAddress;
  rows: readonly ReceivedApplication[];
  /** The only job of this list; null for all. */
  job: JobChoice | null;
  /** The results in words. */
  found: string;
  onKeys: () => void;
};

/** Width with room for the fields in the line. */
const wide = '(min-width: 73.8125rem)';

export const ListTools = memo(({ address, rows, job, found, onKeys }: Props) => {
  const { t } = useTranslation('applicants');
  const isWide = useMedia(wide) !== false;
  const isBoard = address.view === 'board';
  const fields = { address, rows, job };
  return (
    <div className={classNames(shared.tools, styles.tools)} role="group" aria-label={t('filter.label')}>
      {(!isBoard || address.isPhone) && <StageChips address={address} rows={rows} />}
      {isWide && (
        <div className={shared.inLine}>
          <Narrowing {...fields} />
          {!isBoard && <SortChoice address={address} />}
        </div>
      )}
      {isBoard && isNarrowed({ ...address.state, status: null }) && <p className={styles.found}>{found}</p>}
      {isBoard && !address.isPhone && <ClearButton address={address} />}
      {isWide ? (
        isBoard && (
          <div className={shared.inLine}>
            <SortChoice address={address} />
          </div>
        )
      ) : (
        <FilterButton {...fields} />
      )}
      {!isBoard && !address.isPhone && <ColumnsButton showJob={job === null} />}
      <button
        type="button"
        className={styles.keys}
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={onKeys}
      >
        <Keyboard size={18} aria-hidden="true" />
      </button>
    </div>
  );
});
ListTools.displayName = 'ListTools';

const ColumnsButton = ({ showJob }: { showJob: boolean }) => {
  const { t } = useTranslation('applicants');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.keys}
        aria-haspopup="dialog"
        aria-label={t('columns.choose')}
        title={t('columns.choose')}
        onClick={() => setOpen(true)}
      >
        <Columns3 size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnsDialog showJob={showJob} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const ClearButton = ({ address }: Pick<Props, 'address'>) => {
  const { t } = useTranslation('applicants');
  if (!isNarrowed(address.state)) return null;
  return (
    <button type="button" className={shared.clear} onClick={address.clear}>
      {t('filter.clear')}
    </button>
  );
};

const StageChips = ({ address, rows }: Pick<Props, 'address' | 'rows'>) => {
  const { t } = useTranslation('applicants');
  const { state, view, set } = address;
  const counts = countsOf(rows);
  // Without any rows, they are still loading.
  const isCounted = rows.length > 0;
  const onBoard = view === 'board' ? shownStage(state, rows) : null;
  return (
    <div className={shared.chips} role="group" aria-label={t('columns.status')}>
      {onBoard === null && (
        <button
          type="button"
          className={shared.chip}
          aria-pressed={state.status === null}
          onClick={() => set({ status: null })}
        >
          {t('stages.all')}
          {isCounted && <b>{formatNumber(rows.length)}</b>}
        </button>
      )}
      {applicationStatuses.map((status) => {
        const isSet = onBoard === null ? state.status !== null && isIn(state.status, status) : onBoard === status;
        return (
          <button
            key={status}
            type="button"
            className={shared.chip}
            aria-pressed={isSet}
            onClick={() => set({ status: isSet && onBoard === null ? null : status })}
          >
            <StageGlyph status={status} />
            {t(`stages.${status}`)}
            {isCounted && <b>{formatNumber(counts[status])}</b>}
            {isSet && onBoard === null && <X size={14} aria-hidden="true" />}
          </button>
        );
      })}
      <ClearButton address={address} />
    </div>
  );
};

export const jobsOf = (rows: readonly ReceivedApplication[]): JobChoice[] =>
  [...new Map(rows.map(({ jobId, jobTitle }) => [jobId, jobTitle]))]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));

type FieldProps = Pick<Props, 'address' | 'rows' | 'job'>;

const JobChoiceField = ({ address, rows, job }: FieldProps) => {
  const { t } = useTranslation('applicants');
  const navigate = useNavigate();
  const jobs = job ? [job] : jobsOf(rows);
  const labels = new Map(jobs.map(({ value, label }) => [value, label]));
  return (
    <ListChoice
      label={t('columns.job')}
      all={t('filter.anyJob')}
      values={jobs.map(({ value }) => value)}
      labelOf={(it) => labels.get(it) ?? ''}
      value={job?.value ?? address.state.jobId}
      onChange={(jobId) => (job ? void navigate(paths.applications) : address.set({ jobId }))}
    />
  );
};

/** For readers of the whole team's candidates. */
const TeamChoice = ({ address }: Pick<Props, 'address'>) => {
  const { t } = useTranslation('applicants');
  const role = useSession().me?.membership?.role;
  if (role === undefined || scopeOf('readTeamJobs', role) !== 'organization') return null;
  return (
    <ListChoice
      label={t('filter.jobsOf')}
      all={t('filter.everyone')}
      values={receivedJobs}
      labelOf={(it) => t(`filter.${it}`)}
      value={address.state.jobs}
      onChange={(jobs) => address.set({ jobs, jobId: null })}
    />
  );
};

const Narrowing = ({ address, rows, job }: FieldProps) => {
  const { t } = useTranslation('applicants');
  return (
    <>
      {job === null && <TeamChoice address={address} />}
      <JobChoiceField address={address} rows={rows} job={job} />
      <ListChoice
        label={t('columns.match')}
        all={t('filter.anyMatch')}
        values={matchLevels}
        labelOf={(it) => (it === 'eligible' ? t('filter.eligible') : t('filter.matchFrom', { score: Number(it) }))}
        value={address.state.match}
        onChange={(match) => address.set({ match })}
      />
    </>
  );
};

const SortChoice = ({ address }: Pick<Props, 'address'>) => {
  const { t } = useTranslation('applicants');
  return (
    <ListChoice
      label={t('filter.sort')}
      values={applicantSorts}
      labelOf={(it) => t(`sorts.${it}`)}
      value={address.state.sort}
      onChange={(sort) => address.set({ sort: sort ?? 'newest' })}
    />
  );
};

const FilterButton = ({ address, rows, job }: FieldProps) => {
  const { t } = useTranslation('applicants');
  const [isOpen, setOpen] = useState(false);
  const { jobs, jobId, match, sort } = address.state;
  const count = [jobs, jobId, match, sort === 'newest' ? null : sort].filter((it) => it !== null).length;
  return (
    <>
      <button type="button" className={shared.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListFilter size={16} aria-hidden="true" />
        {t('filter.open')}
        {count > 0 && <b>{formatNumber(count)}</b>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            show={t('filter.show')}
            clear={t('filter.clear')}
            onClear={address.clear}
            onClose={() => setOpen(false)}
          >
            <div className={shared.sheet}>
              <Narrowing address={address} rows={rows} job={job} />
              <SortChoice address={address} />
              {job && (
                <p>
                  <Link to={pathTo(paths.manageJob, { jobId: job.value })}>{t('job.view')}</Link>
                </p>
              )}
            </div>
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
};
