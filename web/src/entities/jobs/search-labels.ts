import type { TFunction } from '@/lib/i18n/i18n';
import type { FilterLabel } from '@/components/search/filter-chips';
import { formatMoney } from '@/lib/time/format';
import { emptySearch, type JobSearch } from '@/entities/jobs/job-search';

type Words = TFunction<'marketplace' | 'labels/jobs'>;

export const labelFilters = (search: JobSearch, t: Words): FilterLabel<JobSearch>[] => [
  ...search.jobTypes.map((type) => ({
    key: type,
    label: t(`jobType.${type}`),
    change: { jobTypes: search.jobTypes.filter((it) => it !== type) },
  })),
  ...search.specialties.map((specialty) => ({
    key: specialty,
    label: t(`specialty.${specialty}`),
    change: { specialties: search.specialties.filter((it) => it !== specialty) },
  })),
  ...(search.location ? [{ key: 'location', label: search.location, change: { location: '' } }] : []),
  ...(search.remote ? [{ key: 'remote', label: t('search.remote'), change: { remote: false } }] : []),
  ...(search.urgent ? [{ key: 'urgent', label: t('search.urgent'), change: { urgent: false } }] : []),
  ...(search.payMin === null
    ? []
    : [
        {
          key: 'pay',
          label: t('search.pay', { amount: formatMoney(search.payMin * 100), unit: search.payUnit }),
          change: { payMin: null, payUnit: emptySearch.payUnit },
        },
      ]),
  ...(search.postedWithin === null
    ? []
    : [
        {
          key: 'postedWithin',
          label: t('search.postedWithin', { count: search.postedWithin }),
          change: { postedWithin: null },
        },
      ]),
];

/** Labels of all parts of a search: "“icu”", "Cardiology", "Remote". */
export const labelSearch = (search: JobSearch, t: Words): string[] => {
  const words = [
    ...(search.q ? [t('search.text', { text: search.q })] : []),
    ...labelFilters(search, t).map(({ label }) => label),
  ];
  return words.length > 0 ? words : [t('search.everything')];
};
