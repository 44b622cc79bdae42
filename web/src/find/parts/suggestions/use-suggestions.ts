import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { displayDurations } from '@shared/limits';
import type { Suggestion, SuggestionQuery } from '@shared/find/model/suggestion';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { searchText } from '@/lib/forms/search-parameters';
import { queryOf } from '@/lib/requests/query-of';

const shortest = 2;
const keptForMs = 60_000;

/** The text, a moment after typing pauses. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), displayDurations.suggestionPause);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
};

export type LabeledSuggestion = { suggestion: Suggestion; label: string; detail: string };

/** Completions of the text, with labels. */
export const useSuggestions = (
  typed: string,
  of: SuggestionQuery['of'],
): { before: string; items: LabeledSuggestion[] } => {
  const { t } = useTranslation(['suggestions', 'labels/professions', 'labels/units', 'labels/areas', 'labels/jobs']);
  const q = searchText(usePaused(typed));
  const { data } = useQuery({
    ...queryOf('suggestSearch', { query: { q, of, language } }),
    enabled: q.length >= shortest,
    staleTime: keptForMs,
    placeholderData: keepPreviousData,
  });
  const labelOf = (it: Suggestion): string => {
    switch (it.kind) {
      case 'profession':
        return t(`profession.${it.value}`);
      case 'unit':
        return t(`unit.${it.value}`);
      case 'area':
        return t(`area.${it.value}`);
      case 'specialty':
        return t(`specialty.${it.value}`);
      default:
        return it.value;
    }
  };
  const detailOf = ({ kind, count }: Suggestion): string =>
    kind === 'person'
      ? t('kind.person')
      : t(of === 'jobs' ? 'jobsOf' : 'professionalsOf', { kind: t(`kind.${kind}`), count });
  const isTyping = searchText(typed).length >= shortest;
  return {
    before: data?.before ?? '',
    items: isTyping
      ? (data?.items ?? []).map((it) => ({ suggestion: it, label: labelOf(it), detail: detailOf(it) }))
      : [],
  };
};
