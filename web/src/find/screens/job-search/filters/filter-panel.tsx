import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { hiringKinds, professions, units } from '@shared/people/model/healthcare-vocabulary';
import { postedWithinDays, rateUnits } from '@shared/core/model/vocabulary';
import { Choice, Choices, countIn, foundOrChosen } from '@/components/search/choices';
import styles from '@/components/search/filters.module.css';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { SelectField } from '@/components/ui/fields/select-field';
import { formatNumber } from '@/lib/time/format';
import { JobTypes, Shifts, useUnit, type FilterProps } from './filter-choices';
import { PayFilter } from './pay-filter';

/** Values shown before "show all". */
const shortList = 8;

const Professions = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-filters', 'labels/professions']);
  return (
    <Choices
      label={t('filters.profession')}
      values={foundOrChosen(facets?.profession, search.professions).filter((it) => professions.includes(it))}
      labelOf={(profession) => t(`profession.${profession}`)}
      counts={facets?.profession}
      chosen={search.professions}
      unit={useUnit()}
      shortList={shortList}
      onChange={(chosen) => onChange({ professions: chosen })}
    />
  );
};

const HiringKinds = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-filters', 'labels/professions']);
  return (
    <Choices
      label={t('filters.hiring')}
      values={hiringKinds.filter((it) => countIn(facets?.hiring, it) > 0 || search.hiring.includes(it))}
      labelOf={(kind) => t(`hiringKind.${kind}`)}
      counts={facets?.hiring}
      chosen={search.hiring}
      unit={useUnit()}
      onChange={(hiring) => onChange({ hiring })}
    />
  );
};

const Units = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-filters', 'labels/units']);
  return (
    <Choices
      label={t('filters.unit')}
      values={foundOrChosen(facets?.unit, search.units).filter((it) => units.includes(it))}
      labelOf={(unit) => t(`unit.${unit}`)}
      counts={facets?.unit}
      chosen={search.units}
      unit={useUnit()}
      shortList={shortList}
      onChange={(chosen) => onChange({ units: chosen })}
    />
  );
};

const Distance = ({ search: { city, radius }, onChange }: FilterProps) => {
  const { t } = useTranslation('job-filters');
  return (
    <SelectField
      label={t('filters.distance', { city })}
      data={limits.searchRadius.all.map((miles) => ({
        value: String(miles),
        label: t('filters.miles', { count: miles }),
      }))}
      value={String(radius ?? limits.searchRadius.usual)}
      onChange={(chosen) => onChange({ radius: Number(chosen) })}
    />
  );
};

const Specialties = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-search', 'labels/jobs']);
  return (
    <Choices
      label={t('filters.specialty')}
      values={foundOrChosen(facets?.specialty, search.specialties)}
      labelOf={(specialty) => t(`specialty.${specialty}`)}
      counts={facets?.specialty}
      chosen={search.specialties}
      unit={useUnit()}
      shortList={shortList}
      onChange={(chosen) => onChange({ specialties: chosen })}
    />
  );
};

const Places = (props: FilterProps) => {
  const { search, facets, onChange } = props;
  const { t } = useTranslation('job-search');
  const unit = useUnit();
  const places = foundOrChosen(facets?.location, search.location ? [search.location] : []);
  return (
    <div className={styles.group}>
      <SelectField
        label={t('filters.location')}
        placeholder={t('filters.anyPlace')}
        data={places.map((value) => ({
          value,
          label: `${value} (${formatNumber(countIn(facets?.location, value))})`,
        }))}
        value={search.location}
        onChange={(location) => onChange({ location: location ?? '' })}
      />
      {search.city && <Distance {...props} />}
      <Choice
        label={t('filters.remote')}
        count={facets?.remote ?? 0}
        unit={unit}
        checked={search.remote}
        onChange={(remote) => onChange({ remote })}
      />
    </div>
  );
};

const Age = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-search', 'marketplace']);
  const labelDays = (days: number) => t('search.postedWithin', { count: days });
  return (
    <SelectField
      label={t('filters.postedWithin')}
      placeholder={t('filters.anyTime')}
      data={postedWithinDays.map((days) => ({
        value: String(days),
        label: `${labelDays(days)} (${formatNumber(countIn(facets?.postedWithin, days))})`,
      }))}
      value={search.postedWithin === null ? '' : String(search.postedWithin)}
      onChange={(chosen) =>
        onChange({ postedWithin: postedWithinDays.find((days) => String(days) === chosen) ?? null })
      }
    />
  );
};

export const FilterPanel = (props: FilterProps) => {
  const { t } = useTranslation('job-search');
  const { search, facets, onChange } = props;
  const unit = useUnit();
  return (
    <div className={styles.panel}>
      <Professions {...props} />
      <HiringKinds {...props} />
      <Shifts {...props} />
      <Units {...props} />
      <Specialties {...props} />
      <Places {...props} />
      <JobTypes {...props} />
      <PayFilter
        payMin={search.payMin}
        payUnit={search.payUnit}
        units={rateUnits.filter((it) => it === 'hour' || it === 'year' || it === search.payUnit)}
        onChange={onChange}
      />
      <Age {...props} />
      <Fieldset label={t('filters.employer')}>
        <Choice
          label={t('filters.verified')}
          count={facets?.verified ?? 0}
          unit={unit}
          checked={search.verified}
          onChange={(verified) => onChange({ verified })}
        />
      </Fieldset>
      <Fieldset label={t('filters.urgency')}>
        <Choice
          label={t('filters.urgent')}
          count={facets?.urgent ?? 0}
          unit={unit}
          checked={search.urgent}
          onChange={(urgent) => onChange({ urgent })}
        />
      </Fieldset>
    </div>
  );
};
