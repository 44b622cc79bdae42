import type { TFunction } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import {
  areas,
  certifications,
  hiringKinds,
  professions,
  shiftPatterns,
  shifts,
  units,
} from '@shared/people/model/healthcare-vocabulary';
import { stateCodes, states } from '@shared/people/model/profile-vocabulary';
import { jobTypes, specialties } from '@shared/core/model/vocabulary';
import type { FilterLabel } from '@/components/search/filter-chips';
import { formatMoney } from '@/lib/time/format';
import { emptySearch, type JobSearch } from '@/hiring/parts/jobs/job-search';

/** Catalogs of filter labels. */
export const filterCatalogs = [
  'marketplace',
  'job-filters',
  'labels/jobs',
  'labels/professions',
  'labels/units',
  'labels/areas',
  'labels/schedule',
  'labels/certifications',
] as const;
type Words = TFunction<(typeof filterCatalogs)[number]>;
export type JobFilterLabel = FilterLabel<JobSearch> & { filter: keyof JobSearch };

const stateNames: Readonly<Record<string, string>> = states;

type Lists = {
  [
    K in keyof JobSearch as JobSearch[K] extends readonly string[] ? K : never
  ]: JobSearch[K] extends readonly (infer V)[] ? V : never;
};
type ListName = keyof Lists;

/** Labels of known values: an address may have others. */
const listLabels = <N extends ListName>(
  search: JobSearch,
  name: N,
  known: readonly Lists[N][],
  labelOf: (value: Lists[N]) => string,
): JobFilterLabel[] => {
  const values = search[name] as readonly Lists[N][];
  return values
    .filter((value) => known.includes(value))
    .map((value) => ({
      key: `${name}.${value}`,
      filter: name,
      label: labelOf(value),
      change: { [name]: values.filter((it) => it !== value) },
    }));
};

const label = (filter: keyof JobSearch, text: string, change: Partial<JobSearch>): JobFilterLabel => ({
  key: filter,
  filter,
  label: text,
  change,
});

const workLabels = (search: JobSearch, t: Words): JobFilterLabel[] => [
  ...listLabels(search, 'professions', professions, (it) => t(`profession.${it}`)),
  ...listLabels(search, 'hiring', hiringKinds, (it) => t(`hiringKind.${it}`)),
  ...listLabels(search, 'jobTypes', jobTypes, (it) => t(`jobType.${it}`)),
  ...listLabels(search, 'areas', areas, (it) => t(`area.${it}`)),
  ...listLabels(search, 'units', units, (it) => t(`unit.${it}`)),
  ...listLabels(search, 'specialties', specialties, (it) => t(`specialty.${it}`)),
  ...listLabels(search, 'certifications', certifications, (it) => t(`certification.${it}`)),
];

const timeLabels = (search: JobSearch, t: Words): JobFilterLabel[] => [
  ...listLabels(search, 'shifts', shifts, (it) => t(`shift.${it}`)),
  ...listLabels(search, 'patterns', shiftPatterns, (it) => t(`pattern.${it}`)),
  ...(search.hours === null ? [] : [label('hours', t('search.hours', { count: search.hours }), { hours: null })]),
  ...(search.weeks === null ? [] : [label('weeks', t('search.weeks', { count: search.weeks }), { weeks: null })]),
  ...(search.asap ? [label('asap', t('search.asap'), { asap: false })] : []),
];

const placeLabels = (search: JobSearch, t: Words): JobFilterLabel[] => {
  const { city, radius, location } = search;
  const miles = radius ?? limits.searchRadius.usual;
  return [
    ...(city ? [label('city', t('search.city', { city, miles }), { city: '', radius: null })] : []),
    ...listLabels(search, 'states', stateCodes, (it) => stateNames[it] ?? it),
    ...(location ? [label('location', location, { location: '' })] : []),
    ...(search.remote ? [label('remote', t('search.remote'), { remote: false })] : []),
  ];
};

const payLabels = ({ payMin, payUnit }: JobSearch, t: Words): JobFilterLabel[] =>
  payMin === null
    ? []
    : [
        label('payMin', t('search.pay', { amount: formatMoney(payMin * 100), unit: payUnit }), {
          payMin: null,
          payUnit: emptySearch.payUnit,
        }),
      ];

export const labelFilters = (search: JobSearch, t: Words): JobFilterLabel[] => [
  ...(search.words ? [label('words', t('search.words'), { words: false })] : []),
  ...workLabels(search, t),
  ...timeLabels(search, t),
  ...placeLabels(search, t),
  ...(search.urgent ? [label('urgent', t('search.urgent'), { urgent: false })] : []),
  ...(search.verified ? [label('verified', t('search.verified'), { verified: false })] : []),
  ...payLabels(search, t),
  ...(search.postedWithin === null
    ? []
    : [label('postedWithin', t('search.postedWithin', { count: search.postedWithin }), { postedWithin: null })]),
];

/** Labels of all parts of a search: "“icu”", "Cardiology", "Remote". */
export const labelSearch = (search: JobSearch, t: Words): string[] => {
  const words = [
    ...(search.q ? [t('search.text', { text: search.q })] : []),
    ...labelFilters(search, t).map(({ label }) => label),
  ];
  return words.length > 0 ? words : [t('search.everything')];
};
