import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { JobTypes, Shifts, type FilterProps } from './filter-choices';
import styles from '@/components/search/chips.module.css';

const ChipMenu = ({ label, isSet, children }: { label: string; isSet: boolean; children: ReactNode }) => (
  <Popover.Root positioning={{ placement: 'bottom-start', gutter: 6 }} lazyMount unmountOnExit>
    <Popover.Trigger className={styles.chip} data-set={isSet || undefined}>
      {label}
      <ChevronDown size={14} aria-hidden="true" />
    </Popover.Trigger>
    <Portal>
      <Popover.Positioner>
        <Popover.Content className={styles.choices} aria-label={label}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
);

/** Usual lengths of contracts. */
const lengths = [4, 8, 13, 26] as const;

const Lengths = ({ search, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-search', 'job-filters']);
  const name = useId();
  const all = search.weeks === null || lengths.some((it) => it === search.weeks) ? lengths : [...lengths, search.weeks];
  return (
    <fieldset className={styles.lengths}>
      <legend>{t('filters.length')}</legend>
      {[null, ...all].map((weeks) => (
        <label key={weeks}>
          <input type="radio" name={name} checked={search.weeks === weeks} onChange={() => onChange({ weeks })} />
          {weeks === null ? t('filters.anyLength') : t('search.weeks', { count: weeks })}
        </label>
      ))}
    </fieldset>
  );
};

/** The filters that are changed most, each in its own menu. */
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
