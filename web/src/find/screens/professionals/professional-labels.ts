import type { TFunction } from '@/lib/i18n/i18n';
import type { AvailabilityStatus } from '@shared/people/model/professional';
import type { ProfessionalCard, ProfessionalView } from '@shared/people/model/professional-view';
import { states } from '@shared/people/model/profile-vocabulary';
import type { BadgeTone } from '@/components/ui/badge';
import { formatPay, formatRating } from '@/lib/time/format';
import type { FilterLabel } from '@/components/search/filter-chips';
import type { ProfessionalSearch } from './search/professional-search';

type Words = TFunction<'professionals'>;
type FilterWords = TFunction<
  | 'professionals'
  | 'labels/jobs'
  | 'labels/profiles'
  | 'labels/professions'
  | 'labels/areas'
  | 'labels/units'
  | 'labels/certifications'
  | 'labels/languages'
>;

/** "$85 - $120 per hour"; null if missing or hidden from this viewer. */
export const rateOf = (
  { hourlyRate }: Pick<ProfessionalCard, 'hourlyRate'>,
  t: TFunction<'labels/jobs'>,
): string | null =>
  hourlyRate &&
  formatPay(
    {
      payBy: 'range',
      rate: 'hour',
      salaryMinCents: hourlyRate.minCents,
      salaryMaxCents: hourlyRate.maxCents,
      currency: hourlyRate.currency,
    },
    t,
  );

export const yearsOf = (experience: number | null, t: Words): string | null =>
  experience === null ? null : t(experience === 0 ? 'card.firstYear' : 'card.years', { count: experience });

export const ratingOf = ({ rating }: Pick<ProfessionalCard, 'rating'>, t: Words): string | null =>
  rating && t('card.rating', { average: formatRating(rating.average), count: rating.reviews });

const hourMinutes = 60;
const dayHours = 24;

/** "Within 2 hours": median response time. Null below the minimum sample size. */
export const respondsWithin = (
  { responseTime }: Pick<ProfessionalView, 'responseTime'>,
  t: TFunction<'professional-profile'>,
): string | null => {
  if (!responseTime) return null;
  const hours = Math.ceil(responseTime.minutes / hourMinutes);
  return hours > dayHours
    ? t('summary.withinDays', { count: Math.ceil(hours / dayHours) })
    : t('summary.withinHours', { count: hours });
};

export const availabilityTones: Record<AvailabilityStatus, BadgeTone> = {
  available: 'success',
  limited: 'warning',
  busy: 'neutral',
};

export const labelFilters = (search: ProfessionalSearch, t: FilterWords): FilterLabel<ProfessionalSearch>[] => [
  ...(search.location ? [{ key: 'location', label: search.location, change: { location: '' } }] : []),
  ...search.professions.map((profession) => ({
    key: profession,
    label: t(`profession.${profession}`),
    change: { professions: search.professions.filter((it) => it !== profession) },
  })),
  ...search.specialties.map((specialty) => ({
    key: specialty,
    label: t(`specialty.${specialty}`),
    change: { specialties: search.specialties.filter((it) => it !== specialty) },
  })),
  ...search.areas.map((area) => ({
    key: `area.${area}`,
    label: t(`area.${area}`),
    change: { areas: search.areas.filter((it) => it !== area) },
  })),
  ...search.units.map((unit) => ({
    key: `unit.${unit}`,
    label: t(`unit.${unit}`),
    change: { units: search.units.filter((it) => it !== unit) },
  })),
  ...search.certifications.map((certification) => ({
    key: `certification.${certification}`,
    label: t(`certification.${certification}`),
    change: { certifications: search.certifications.filter((it) => it !== certification) },
  })),
  ...search.languages.map((language) => ({
    key: `language.${language}`,
    label: t(`spokenLanguage.${language}`),
    change: { languages: search.languages.filter((it) => it !== language) },
  })),
  ...search.interests.map((interest) => ({
    key: `interest.${interest}`,
    label: t(`jobInterest.${interest}`),
    change: { interests: search.interests.filter((it) => it !== interest) },
  })),
  ...(search.flexible
    ? [{ key: 'flexible', label: t('workPreference.Flexible Hours'), change: { flexible: false } }]
    : []),
  ...search.experience.map((band) => ({
    key: band,
    label: t('filters.band', { band }),
    change: { experience: search.experience.filter((it) => it !== band) },
  })),
  ...search.availability.map((status) => ({
    key: status,
    label: t(`availabilityStatus.${status}`),
    change: { availability: search.availability.filter((it) => it !== status) },
  })),
  ...(search.rating === null
    ? []
    : [{ key: 'rating', label: t(`filters.ratings.${search.rating}`), change: { rating: null } }]),
  ...(search.licensedIn === null
    ? []
    : [
        {
          key: 'licensedIn',
          label: t('filters.licensedInState', { state: states[search.licensedIn] }),
          change: { licensedIn: null },
        },
      ]),
  ...(search.verified ? [{ key: 'verified', label: t('filters.verified'), change: { verified: false } }] : []),
];

/** Text and filters of a search. */
export const wordsOf = (search: ProfessionalSearch, t: FilterWords): string[] => [
  ...(search.q ? [search.q] : []),
  ...labelFilters(search, t).map(({ label }) => label),
];
