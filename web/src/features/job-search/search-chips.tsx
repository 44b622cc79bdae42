import type { JobSearchResult } from '@shared/model/job-search';
import { useTranslation } from '@/lib/i18n/i18n';
import { Stack } from '@/components/layout';
import { FilterChips } from '@/components/search/filter-chips';
import { withoutFilters, type JobSearch } from '@/entities/jobs/job-search';
import { filterCatalogs, labelFilters, type JobFilterLabel } from '@/entities/jobs/search-labels';
import { ReadingNotes } from './reading-notes';

type Props = {
  search: JobSearch;
  typed: string;
  result: Pick<JobSearchResult, 'understood' | 'relaxed'> | undefined;
  onChange: (changes: Partial<JobSearch>) => void;
  /** Replaces the search by another reading of its text. */
  onRead: (search: JobSearch) => void;
  onWords: () => void;
};

/** The search's name of a filter that was relaxed. */
const relaxedNames = {
  pattern: 'patterns',
  hours: 'hours',
  shift: 'shifts',
  asap: 'asap',
  weeks: 'weeks',
  payMin: 'payMin',
  radius: 'city',
  unit: 'units',
  city: 'city',
} as const satisfies Record<JobSearchResult['relaxed'][number], keyof JobSearch>;

const marked = (labels: readonly JobFilterLabel[], relaxed: JobSearchResult['relaxed']): JobFilterLabel[] => {
  const names = new Set<JobFilterLabel['filter']>(relaxed.map((it) => relaxedNames[it]));
  return labels.map((label) => ({ ...label, relaxed: names.has(label.filter) }));
};

export const SearchChips = ({ search, typed, result, onChange, onRead, onWords }: Props) => {
  const { t } = useTranslation([...filterCatalogs]);
  return (
    <Stack gap="s">
      <FilterChips
        words={marked(labelFilters(search, t), result?.relaxed ?? [])}
        onChange={onChange}
        onClear={() => onChange(withoutFilters(search))}
      />
      {result && <ReadingNotes result={result} sort={search.sort} typed={typed} onRead={onRead} onWords={onWords} />}
    </Stack>
  );
};
