import type { Suggestion } from '@shared/find/model/suggestion';
import { SuggestionList, type SuggestionItem, type SuggestionsProps } from '@/components/search/suggestion-list';
import { useSuggestions } from '@/find/parts/suggestions/use-suggestions';
import type { ProfessionalSearch } from './professional-search';

const searchWith = (
  { professions, specialties }: ProfessionalSearch,
  before: string,
  { kind, value }: Suggestion,
): Partial<ProfessionalSearch> => {
  switch (kind) {
    case 'profession':
      return { q: before, professions: [...new Set([...professions, value])] };
    case 'specialty':
      return { q: before, specialties: [...new Set([...specialties, value])] };
    case 'city':
      return { q: before, location: value };
    default:
      return { q: `${before} ${value}`.trim() };
  }
};

type Props = SuggestionsProps & {
  search: ProfessionalSearch;
  onChange: (changes: Partial<ProfessionalSearch>) => void;
};

export const ProfessionalSuggestions = ({ search, onChange, ...list }: Props) => {
  const { before, items } = useSuggestions(list.text, 'professionals');
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
  return <SuggestionList {...list} items={suggested} />;
};
