import { useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import type { JobFacets } from '@shared/model/job-search';
import { jobTypeLabels, jobTypes, postedWithinDays, rateUnits } from '@shared/model/vocabulary';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField } from '@/components/ui/select-field';
import { formatNumber } from '@/lib/format';
import type { JobSearch } from '@/lib/job-search';
import styles from './filter-panel.module.css';
import { PayFilter } from './pay-filter';

type Change = (changes: Partial<JobSearch>) => void;
type Props = { search: JobSearch; facets: JobFacets | undefined; onChange: Change };

/** Specialties that show before somebody asks for all. */
const shortList = 8;

type ChoiceProps = { label: string; count: number; checked: boolean; onChange: (checked: boolean) => void };

const Choice = ({ label, count, checked, onChange }: ChoiceProps) => {
  const { t } = useTranslation('job-search');
  const isVain = count === 0 && !checked;
  return (
    <label className={styles.choice} data-vain={isVain || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={isVain}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.words}>{label}</span>
      <span className={styles.count}>
        {formatNumber(count)}
        <span className="visually-hidden"> {t('filters.jobs', { count })}</span>
      </span>
    </label>
  );
};

const countIn = <V,>(counts: readonly { value: V; count: number }[] | undefined, value: V): number =>
  counts?.find((it) => it.value === value)?.count ?? 0;

const toggled = <V,>(chosen: readonly V[], value: V, checked: boolean): V[] =>
  checked ? [...chosen, value] : chosen.filter((it) => it !== value);

/** Those that occur, and those that are chosen. */
const JobTypes = ({ search, facets, onChange }: Props) => {
  const { t } = useTranslation('job-search');
  const shown = jobTypes.filter((type) => countIn(facets?.jobType, type) > 0 || search.jobTypes.includes(type));
  return shown.length === 0 ? null : (
    <Fieldset label={t('filters.jobType')}>
      <div className={styles.choices}>
        {shown.map((type) => (
          <Choice
            key={type}
            label={jobTypeLabels[type]}
            count={countIn(facets?.jobType, type)}
            checked={search.jobTypes.includes(type)}
            onChange={(checked) => onChange({ jobTypes: toggled(search.jobTypes, type, checked) })}
          />
        ))}
      </div>
    </Fieldset>
  );
};

const Specialties = ({ search, facets, onChange }: Props) => {
  const { t } = useTranslation('job-search');
  const [isWhole, setIsWhole] = useState(false);
  const counted = facets?.specialty ?? [];
  const found = counted.map(({ value }) => value);
  const all = [...found, ...search.specialties.filter((it) => !found.includes(it))];
  const shown = isWhole ? all : all.filter((it, index) => index < shortList || search.specialties.includes(it));
  return all.length === 0 ? null : (
    <Fieldset label={t('filters.specialty')}>
      <div className={styles.choices}>
        {shown.map((specialty) => (
          <Choice
            key={specialty}
            label={specialty}
            count={countIn(counted, specialty)}
            checked={search.specialties.includes(specialty)}
            onChange={(checked) => onChange({ specialties: toggled(search.specialties, specialty, checked) })}
          />
        ))}
        {all.length > shortList && (
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'filters.fewer' : 'filters.all', { number: all.length })}
          </button>
        )}
      </div>
    </Fieldset>
  );
};

const Places = ({ search, facets, onChange }: Props) => {
  const { t } = useTranslation('job-search');
  const counted = facets?.location ?? [];
  const isListed = counted.some(({ value }) => value === search.location);
  const places = search.location && !isListed ? [{ value: search.location, count: 0 }, ...counted] : counted;
  return (
    <div className={styles.group}>
      <SelectField
        label={t('filters.location')}
        placeholder={t('filters.anyPlace')}
        data={places.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }))}
        value={search.location}
        onChange={(location) => onChange({ location: location ?? '' })}
      />
      <Choice
        label={t('filters.remote')}
        count={facets?.remote ?? 0}
        checked={search.remote}
        onChange={(remote) => onChange({ remote })}
      />
    </div>
  );
};

const Age = ({ search, facets, onChange }: Props) => {
  const { t } = useTranslation(['job-search', 'marketplace']);
  const wordsOf = (days: number) => t('marketplace:search.postedWithin', { count: days });
  return (
    <SelectField
      label={t('filters.postedWithin')}
      placeholder={t('filters.anyTime')}
      data={postedWithinDays.map((days) => ({
        value: String(days),
        label: `${wordsOf(days)} (${formatNumber(countIn(facets?.postedWithin, days))})`,
      }))}
      value={search.postedWithin === null ? '' : String(search.postedWithin)}
      onChange={(chosen) =>
        onChange({ postedWithin: postedWithinDays.find((days) => String(days) === chosen) ?? null })
      }
    />
  );
};

/** Every filter with how many jobs each choice leaves. */
export const FilterPanel = (props: Props) => {
  const { t } = useTranslation('job-search');
  const { search, facets, onChange } = props;
  return (
    <div className={styles.panel}>
      <JobTypes {...props} />
      <Specialties {...props} />
      <Places {...props} />
      <PayFilter
        payMin={search.payMin}
        payUnit={search.payUnit}
        units={rateUnits.filter((unit) => unit === 'hour' || unit === 'year' || unit === search.payUnit)}
        onChange={onChange}
      />
      <Age {...props} />
      <Fieldset label={t('filters.urgency')}>
        <Choice
          label={t('filters.urgent')}
          count={facets?.urgent ?? 0}
          checked={search.urgent}
          onChange={(urgent) => onChange({ urgent })}
        />
      </Fieldset>
    </div>
  );
};
