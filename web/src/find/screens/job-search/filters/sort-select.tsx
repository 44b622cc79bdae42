import { jobSorts } from '@shared/core/model/vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import type { JobSearching } from '../use-job-search';

type Props = { searching: Pick<JobSearching, 'place' | 'sort' | 'isMatched'> };

export const SortSelect = ({ searching: { place, sort, isMatched } }: Props) => {
  const { t } = useTranslation(['search', 'labels/jobs']);
  const shown = jobSorts.filter((it) => (it === 'match' ? isMatched : it !== 'relevance' || place.search.q));
  return (
    <select
      aria-label={t('sort')}
      value={sort}
      onChange={({ currentTarget }) => place.change({ sort: shown.find((it) => it === currentTarget.value) ?? null })}
    >
      {shown.map((it) => (
        <option key={it} value={it}>
          {t(`jobSort.${it}`)}
        </option>
      ))}
    </select>
  );
};
