import { useTranslation } from '@/lib/i18n/i18n';
import { labelFilters } from '@/entities/jobs/search-labels';
import { FilterChips } from '@/components/search/filter-chips';
import { withoutFilters, type JobSearch } from '@/entities/jobs/job-search';

type Props = { search: JobSearch; onChange: (changes: Partial<JobSearch>) => void };

export const SearchChips = ({ search, onChange }: Props) => {
  const { t } = useTranslation(['marketplace', 'labels/jobs']);
  return (
    <FilterChips words={labelFilters(search, t)} onChange={onChange} onClear={() => onChange(withoutFilters(search))} />
  );
};
