import { paths } from '@shared/paths';
import { SearchBox } from '@/components/search/search-box';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { rememberSearch } from '../recent-searches';
import type { JobSearching } from '../use-job-search';

const JobSuggestions = lazy(() => import('../job-suggestions').then((it) => ({ default: it.JobSuggestions })));

export const TextField = ({ place: { search, change } }: Pick<JobSearching, 'place'>) => {
  const { t } = useTranslation('job-search');
  const saver = useSaverId();
  return (
    <SearchBox
      q={search.q}
      label={t('box.label')}
      placeholder={t('box.placeholder')}
      action={paths.jobs}
      onSearch={(q) => change({ q, words: false }, { replace: true })}
      onEnter={(q) => rememberSearch(saver, q)}
      suggestions={(list) => <JobSuggestions {...list} search={search} onChange={change} />}
    />
  );
};
