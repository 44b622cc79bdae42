import { useTranslation } from '@/lib/i18n/i18n';
import { FilterChips } from '@/components/search/filter-chips';
import { withoutFilters, type ProfessionalSearch } from './professional-search';
import { labelFilters } from '../professional-labels';

type Props = { search: ProfessionalSearch; onChange: (changes: Partial<ProfessionalSearch>) => void };

export const SearchChips = ({ search, onChange }: Props) => {
  const { t } = useTranslation([
    'professionals',
    'labels/jobs',
    'labels/profiles',
    'labels/professions',
    'labels/areas',
    'labels/units',
    'labels/certifications',
    'labels/languages',
  ]);
  return (
    <FilterChips
      words={labelFilters(search, t)}
      clear={t('filters.clear')}
      onChange={onChange}
      onClear={() => onChange(withoutFilters(search))}
    />
  );
};
