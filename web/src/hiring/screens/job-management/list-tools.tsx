import ListFilter from 'lucide-react/dist/esm/icons/list-filter.mjs';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import type { JobStatus } from '@shared/core/model/enumerations';
import { jobTypes, managedJobSorts, specialties } from '@shared/core/model/vocabulary';
import { LateText } from '@/components/records/late-text';
import { ListChoice } from '@/components/records/list-choice';
import styles from '@/components/records/list-tools.module.css';
import { employerJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { lazy } from '@/lib/browser/lazy';
import { useMedia } from '@/lib/browser/use-media';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { filtersSet, isFiltered } from './list-address';
import type { ListAddress } from './use-list-address';

const FilterSheet = lazy(() => import('@/components/search/filter-sheet').then((it) => ({ default: it.FilterSheet })));

type Props = { address: ListAddress };

/** Width with room for the fields in the line. */
const wide = '(min-width: 73.8125rem)';

export const ListTools = ({ address }: Props) => (
  <div className={styles.tools}>
    <StatusChips address={address} />
    {useMedia(wide) ? (
      <div className={styles.inLine}>
        <Fields address={address} />
      </div>
    ) : (
      <FilterButton address={address} />
    )}
  </div>
);

type ChipProps = { label: string; count: number | undefined; isSet: boolean; onClick: () => void };

const Chip = ({ label, count, isSet, onClick }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isSet} onClick={onClick}>
    {label}
    {count !== undefined && <b>{formatNumber(count)}</b>}
  </button>
);

const StatusChips = ({ address: { filters, change, clearFilters } }: Props) => {
  const { t } = useTranslation(['managing', 'marketplace']);
  const totals = useQuery(employerJobsQuery()).data?.totals;
  const counts = totals && {
    active: totals.activeJobs,
    draft: totals.draftJobs,
    paused: totals.totalJobs - totals.activeJobs - totals.draftJobs - totals.closedJobs,
    closed: totals.closedJobs,
  };
  return (
    <div className={styles.chips} role="group" aria-label={t('filters.status')}>
      <Chip
        label={t('filters.all')}
        count={totals?.totalJobs}
        isSet={filters.status === undefined}
        onClick={() => change({ status: null })}
      />
      {(['active', 'draft', 'paused', 'closed'] as const satisfies readonly JobStatus[]).map((status) => (
        <Chip
          key={status}
          label={t(`jobStatus.${status}`)}
          count={counts?.[status]}
          isSet={filters.status === status}
          onClick={() => change({ status: filters.status === status ? null : status })}
        />
      ))}
      <span className={styles.divider} />
      <Chip
        label={t('filters.mine')}
        count={totals?.postedByMe}
        isSet={filters.mine !== undefined}
        onClick={() => change({ mine: filters.mine ? null : 'true' })}
      />
      {isFiltered(filters) && (
        <button type="button" className={styles.clear} onClick={clearFilters}>
          {t('filters.clear')}
        </button>
      )}
    </div>
  );
};

const Fields = ({ address: { filters, change } }: Props) => {
  const { t } = useTranslation(['managing', 'labels/jobs']);
  return (
    <>
      <ListChoice
        label={t('filters.type')}
        all={t('filters.anyType')}
        values={jobTypes}
        labelOf={(it) => t(`jobType.${it}`)}
        value={filters.jobType ?? null}
        onChange={(jobType) => change({ jobType })}
      />
      <ListChoice
        label={t('filters.specialty')}
        all={t('filters.anySpecialty')}
        values={specialties}
        labelOf={(it) => t(`specialty.${it}`)}
        value={filters.specialty ?? null}
        onChange={(specialty) => change({ specialty })}
      />
      <label className={styles.field} data-set={filters.location === undefined ? undefined : ''}>
        <span>{t('filters.location')}</span>
        <LateText
          placeholder={t('filters.anyLocation')}
          maxLength={limits.locationLength}
          value={filters.location ?? ''}
          onChange={(location) => change({ location }, true)}
        />
      </label>
      <ListChoice
        label={t('filters.sort')}
        values={managedJobSorts}
        labelOf={(it) => t(`sorts.${it}`)}
        value={filters.sort ?? 'newest'}
        onChange={(sort) => change({ sort: sort === 'newest' ? null : sort })}
      />
    </>
  );
};

const FilterButton = ({ address }: Props) => {
  const { t } = useTranslation('managing');
  const [isOpen, setOpen] = useState(false);
  const count = filtersSet(address.filters);
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListFilter size={16} aria-hidden="true" />
        {t('filters.open')}
        {count > 0 && <b>{formatNumber(count)}</b>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            show={t('filters.show')}
            clear={t('filters.clear')}
            onClear={address.clearFilters}
            onClose={() => setOpen(false)}
          >
            <div className={styles.sheet}>
              <Fields address={address} />
            </div>
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
};
