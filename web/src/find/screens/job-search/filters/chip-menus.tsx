import { ChipMenu, OneOf } from '@/components/search/chip-menu';
import { useTranslation } from '@/lib/i18n/i18n';
import { JobTypes, Shifts, type FilterProps } from './filter-choices';
import styles from '@/components/search/chips.module.css';

/** Common contract lengths. */
const lengths = [4, 8, 13, 26] as const;

const Lengths = ({ search, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-search', 'job-filters']);
  const all = search.weeks === null || lengths.some((it) => it === search.weeks) ? lengths : [...lengths, search.weeks];
  return (
    <OneOf
      legend={t('filters.length')}
      values={[null, ...all]}
      chosen={search.weeks}
      labelOf={(weeks) => (weeks === null ? t('filters.anyLength') : t('search.weeks', { count: weeks }))}
      onChange={(weeks) => onChange({ weeks })}
    />
  );
};

/** The most used filters, each in a menu. */
export const ChipMenus = (props: FilterProps) => {
  const { t } = useTranslation(['job-search', 'job-filters']);
  const { search, onChange } = props;
  return (
    <>
      <ChipMenu label={t('filters.shift')} isSet={search.shifts.length > 0}>
        <Shifts {...props} />
      </ChipMenu>
      {!search.asap && (
        <button type="button" className={styles.chip} onClick={() => onChange({ asap: true })}>
          {t('search.asap')}
        </button>
      )}
      <ChipMenu label={t('filters.length')} isSet={search.weeks !== null}>
        <Lengths {...props} />
      </ChipMenu>
      <ChipMenu label={t('filters.jobType')} isSet={search.jobTypes.length > 0}>
        <JobTypes {...props} />
      </ChipMenu>
    </>
  );
};
