import { SortField } from '@/components/search/sort-field';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalSearching } from './use-professional-search';

export const SortChoice = ({ place, sorts, sort }: Pick<ProfessionalSearching, 'place' | 'sorts' | 'sort'>) => {
  const { t } = useTranslation('labels/profiles');
  return (
    <SortField
      data={sorts.map((value) => ({ value, label: t(`professionalSort.${value}`) }))}
      value={sort}
      onChange={(chosen) => place.change({ sort: chosen })}
    />
  );
};
