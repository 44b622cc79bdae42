import { shifts } from '@shared/people/model/healthcare-vocabulary';
import type { JobFacets } from '@shared/find/model/job-search';
import { jobTypes } from '@shared/core/model/vocabulary';
import { Choices, countIn } from '@/components/search/choices';
import type { JobSearch } from '@/hiring/parts/jobs/job-search';
import { useTranslation } from '@/lib/i18n/i18n';

type Change = (changes: Partial<JobSearch>) => void;
export type FilterProps = { search: JobSearch; facets: JobFacets | undefined; onChange: Change };

export const useUnit = () => {
  const { t } = useTranslation('job-search');
  return (count: number) => t('filters.jobs', { count });
};

export const Shifts = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-filters', 'labels/professions']);
  return (
    <Choices
      label={t('filters.shift')}
      values={shifts.filter((it) => countIn(facets?.shift, it) > 0 || search.shifts.includes(it))}
      labelOf={(shift) => t(`shift.${shift}`)}
      counts={facets?.shift}
      chosen={search.shifts}
      unit={useUnit()}
      onChange={(chosen) => onChange({ shifts: chosen })}
    />
  );
};

export const JobTypes = ({ search, facets, onChange }: FilterProps) => {
  const { t } = useTranslation(['job-search', 'labels/jobs']);
  return (
    <Choices
      label={t('filters.jobType')}
      values={jobTypes.filter((type) => countIn(facets?.jobType, type) > 0 || search.jobTypes.includes(type))}
      labelOf={(type) => t(`jobType.${type}`)}
      counts={facets?.jobType}
      chosen={search.jobTypes}
      unit={useUnit()}
      onChange={(chosen) => onChange({ jobTypes: chosen })}
    />
  );
};
