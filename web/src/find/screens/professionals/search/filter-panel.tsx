import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalFacets } from '@shared/find/model/professional-search';
import {
  availabilityStatuses,
  professionalExperienceBands,
  ratingsAndUp,
  stateCodes,
  states,
  type StateCode,
} from '@shared/people/model/profile-vocabulary';
import { Choice, Choices, countIn, foundOrChosen } from '@/components/search/choices';
import filters from '@/components/search/filters.module.css';
import { SelectField } from '@/components/ui/fields/select-field';
import { formatNumber } from '@/lib/time/format';
import type { ProfessionalSearch } from './professional-search';

export type FilterProps = {
  search: ProfessionalSearch;
  facets: ProfessionalFacets | undefined;
  onChange: (changes: Partial<ProfessionalSearch>) => void;
};

const shortList = 8;

const useUnit = () => {
  const { t } = useTranslation('professionals');
  return (count: number) => t('filters.unit', { count });
};

export const LicensedIn = ({ search, onChange }: FilterProps) => {
  const { t } = useTranslation('professionals');
  return (
    <SelectField<StateCode>
      label={t('filters.licensedIn')}
      description={t('filters.licensedInHint')}
      placeholder={t('filters.anyState')}
      data={stateCodes.map((value) => ({ value, label: states[value] }))}
      value={search.licensedIn}
      onChange={(licensedIn) => onChange({ licensedIn })}
    />
  );
};

export const ExperienceChoices = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation('professionals');
  const unit = useUnit();
  return (
    <Choices
      label={t('filters.experience')}
      values={professionalExperienceBands}
      labelOf={(band) => t('filters.band', { band })}
      counts={facets?.experience}
      chosen={search.experience}
      unit={unit}
      onChange={(experience) => onChange({ experience })}
    />
  );
};

const Credentials = (props: FilterProps) => {
  const { search, facets, onChange } = props;
  const { t } = useTranslation('professionals');
  const unit = useUnit();
  return (
    <div className={filters.group}>
      <LicensedIn {...props} />
      <Choice
        label={t('filters.verified')}
        count={facets?.verified ?? 0}
        unit={unit}
        checked={search.verified}
        onChange={(verified) => onChange({ verified })}
      />
    </div>
  );
};

/** Counted for employers only, so others have no options. */
const Wishes = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['professionals', 'labels/profiles']);
  const unit = useUnit();
  const flexible = facets?.flexible ?? 0;
  return (
    <>
      <Choices
        label={t('filters.interests')}
        values={foundOrChosen(facets?.interest, search.interests)}
        labelOf={(interest) => t(`jobInterest.${interest}`)}
        counts={facets?.interest}
        chosen={search.interests}
        unit={unit}
        onChange={(interests) => onChange({ interests })}
      />
      {(flexible > 0 || search.flexible) && (
        <div className={filters.group}>
          <Choice
            label={t('workPreference.Flexible Hours')}
            count={flexible}
            unit={unit}
            checked={search.flexible}
            onChange={(checked) => onChange({ flexible: checked })}
          />
        </div>
      )}
    </>
  );
};

export const Rating = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation('professionals');
  const isAnyRated = facets === undefined || facets.rating.some(({ count }) => count > 0);
  return (
    <SelectField
      label={t('filters.rating')}
      description={isAnyRated ? undefined : t('filters.noRatings')}
      placeholder={t('filters.anyRating')}
      data={ratingsAndUp.map((rating) => ({
        value: String(rating),
        label: `${t(`filters.ratings.${rating}`)} (${formatNumber(countIn(facets?.rating, rating))})`,
      }))}
      value={search.rating === null ? '' : String(search.rating)}
      onChange={(chosen) => onChange({ rating: ratingsAndUp.find((it) => String(it) === chosen) ?? null })}
    />
  );
};

export const FilterPanel = (props: FilterProps) => {
  const { t } = useTranslation([
    'professionals',
    'labels/jobs',
    'labels/profiles',
    'labels/professions',
    'labels/languages',
  ]);
  const { search, facets, onChange } = props;
  const unit = useUnit();
  return (
    <div className={filters.panel}>
      <Choices
        label={t('filters.availability')}
        values={availabilityStatuses}
        labelOf={(status) => t(`availabilityStatus.${status}`)}
        counts={facets?.availability}
        chosen={search.availability}
        unit={unit}
        onChange={(availability) => onChange({ availability })}
      />
      <Choices
        label={t('filters.profession')}
        values={foundOrChosen(facets?.profession, search.professions)}
        labelOf={(profession) => t(`profession.${profession}`)}
        counts={facets?.profession}
        chosen={search.professions}
        unit={unit}
        shortList={shortList}
        onChange={(professions) => onChange({ professions })}
      />
      <Choices
        label={t('filters.specialty')}
        values={foundOrChosen(facets?.specialty, search.specialties)}
        labelOf={(specialty) => t(`specialty.${specialty}`)}
        counts={facets?.specialty}
        chosen={search.specialties}
        unit={unit}
        shortList={shortList}
        onChange={(specialties) => onChange({ specialties })}
      />
      <Choices
        label={t('filters.languages')}
        values={foundOrChosen(facets?.language, search.languages)}
        labelOf={(language) => t(`spokenLanguage.${language}`)}
        counts={facets?.language}
        chosen={search.languages}
        unit={unit}
        shortList={shortList}
        onChange={(languages) => onChange({ languages })}
      />
      <Wishes {...props} />
      <ExperienceChoices {...props} />
      <Credentials {...props} />
      <Rating {...props} />
    </div>
  );
};
