import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/i18n';
import type { JobFacets } from '@shared/model/job-search';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { withoutFilters, type JobSearch } from '@/lib/job-search';
import styles from './filter-panel.module.css';
import { FilterPanel } from './filter-panel';

type Props = {
  search: JobSearch;
  facets: JobFacets | undefined;
  /** How many jobs the filters leave; null while that is being read. */
  total: number | null;
  onChange: (changes: Partial<JobSearch>) => void;
  onClose: () => void;
};

/** The filters on a narrow screen, over the whole of it. Choices take effect at once; the button goes back to the list. */
export const FilterSheet = ({ search, facets, total, onChange, onClose }: Props) => {
  const { t } = useTranslation('job-search');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filter-sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheetHead}>
        <h2 id="filter-sheet-title">{t('filters.title')}</h2>
        <button type="button" className={styles.close} aria-label={t('filters.close')} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.sheetBody}>
        <FilterPanel search={search} facets={facets} onChange={onChange} />
      </div>
      <div className={styles.sheetFoot}>
        <Button variant="secondary" onClick={() => onChange(withoutFilters(search))}>
          {t('chips.clear')}
        </Button>
        <Button onClick={onClose}>
          {total === null ? t('filters.showSome') : t('filters.show', { count: total, number: formatNumber(total) })}
        </Button>
      </div>
    </dialog>
  );
};
