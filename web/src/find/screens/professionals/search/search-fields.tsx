import { paths } from '@shared/paths';
import { SearchBox } from '@/components/search/search-box';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalSearching } from './use-professional-search';

const ProfessionalSuggestions = lazy(() =>
  import('./professional-suggestions').then((it) => ({ default: it.ProfessionalSuggestions })),
);

export const TextField = ({ place }: Pick<ProfessionalSearching, 'place'>) => {
  const { t } = useTranslation('professionals');
  const { search, change } = place;
  return (
    <SearchBox
      q={search.q}
      label={t('hero.label')}
      placeholder={t('hero.placeholder')}
      action={paths.doctors}
      onSearch={(q) => change({ q }, { replace: true })}
      suggestions={(list) => <ProfessionalSuggestions {...list} search={search} onChange={change} />}
    />
  );
};
