import type { Suggestion } from '@shared/find/model/suggestion';
import { SuggestionList, type SuggestionItem, type SuggestionsProps } from '@/components/search/suggestion-list';
import type { JobSearch } from '@/hiring/parts/jobs/job-search';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { useSuggestions } from '@/find/parts/suggestions/use-suggestions';
import { useTranslation } from '@/lib/i18n/i18n';
import { recentSearches } from './recent-searches';

const withValue = <T extends string>(values: readonly T[], value: T): T[] => [...new Set([...values, value])];

/** The search with a suggestion as a filter, or as text where there is none for it. */
const searchWith = (search: JobSearch, before: string, { kind, value }: Suggestion): Partial<JobSearch> => {
  const text = { q: before, words: false };
  switch (kind) {
    case 'profession':
      return { ...text, professions: withValue(search.professions, value) };
    case 'unit':
      return { ...text, units: withValue(search.units, value) };
    case 'area':
      return { ...text, areas: withValue(search.areas, value) };
    case 'specialty':
      return { ...text, specialties: withValue(search.specialties, value) };
    case 'city':
      return { ...text, city: value, location: '' };
    case 'organization':
    case 'person':
      return { q: `${before} ${value}`.trim(), words: false };
  }
};

type Props = SuggestionsProps & { search: JobSearch; onChange: (changes: Partial<JobSearch>) => void };

export const JobSuggestions = ({ search, onChange, ...list }: Props) => {
  const { t } = useTranslation('suggestions');
  const saver = useSaverId();
  const { before, items } = useSuggestions(list.text, 'jobs');
  const suggested = items.map(({ suggestion, label, detail }): SuggestionItem => {
    const changes = searchWith(search, before, suggestion);
    return {
      key: `${suggestion.kind} ${suggestion.value}`,
      label,
      detail,
      text: changes.q ?? '',
      take: () => onChange(changes),
    };
  });
  const recent = recentSearches(saver).map((text): SuggestionItem => ({
    key: text,
    label: text,
    detail: t('kind.recent'),
    text,
    take: () => onChange({ q: text, words: false }),
  }));
  return <SuggestionList {...list} items={list.text.trim() === '' ? recent : suggested} />;
};
