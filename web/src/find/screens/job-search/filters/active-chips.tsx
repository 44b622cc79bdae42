import X from 'lucide-react/dist/esm/icons/x.mjs';
import type { JobSearchResult } from '@shared/find/model/job-search';
import type { JobSearch } from '@/hiring/parts/jobs/job-search';
import { filterCatalogs, labelFilters, type JobFilterLabel } from '@/hiring/parts/jobs/labels/search-labels';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '@/components/search/chips.module.css';

/** Search parameter names of relaxed filters. */
const relaxedNames = {
  pattern: 'patterns',
  hours: 'hours',
  shift: 'shifts',
  asap: 'asap',
  weeks: 'weeks',
  payMin: 'payMin',
  radius: 'city',
  unit: 'units',
  city: 'city',
} as const satisfies Record<JobSearchResult['relaxed'][number], keyof JobSearch>;

type Props = {
  search: JobSearch;
  relaxed: JobSearchResult['relaxed'];
  onChange: (changes: Partial<JobSearch>) => void;
  onClear: () => void;
};

export const ActiveChips = ({ search, relaxed, onChange, onClear }: Props) => {
  const { t } = useTranslation(['search', ...filterCatalogs]);
  const left = new Set<JobFilterLabel['filter']>(relaxed.map((it) => relaxedNames[it]));
  return (
    <ul className={styles.active} role="list" aria-label={t('chips.label')}>
      {labelFilters(search, t).map(({ key, filter, label, change }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            data-set=""
            data-relaxed={left.has(filter) || undefined}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(change)}
          >
            {label}
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('chips.clear')}
        </button>
      </li>
    </ul>
  );
};
