import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useTranslation } from '@/lib/i18n';
import { filterWords } from '@/components/marketplace/search-words';
import { withoutFilters, type JobSearch } from '@/lib/job-search';
import styles from './search.module.css';

/** The filters in force, each with a way to take it away. */
export const FilterChips = ({
  search,
  onChange,
}: {
  search: JobSearch;
  onChange: (changes: Partial<JobSearch>) => void;
}) => {
  const { t } = useTranslation(['job-search', 'marketplace']);
  const words = filterWords(search, t);
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} role="list" aria-label={t('chips.label')}>
      {words.map(({ key, label, change }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(change)}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clearAll} onClick={() => onChange(withoutFilters(search))}>
          {t('chips.clear')}
        </button>
      </li>
    </ul>
  );
};
