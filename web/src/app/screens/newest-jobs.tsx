import { useQuery } from '@tanstack/react-query';
import type { Specialty } from '@shared/model/enumerations';
import { QueryGate } from '@/components/records/query-gate';
import { JobSearchTab } from '@/features/dashboard/job-search-tab';
import { searchQuery } from '@/features/job-search/search-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { emptySearch, searchAddress } from '@/entities/jobs/job-search';

export const NewestJobs = ({ specialty }: { specialty: Specialty | null }) => {
  const { t } = useTranslation('dashboard');
  const search = { ...emptySearch, specialties: specialty ? [specialty] : [] };
  const jobs = useQuery(searchQuery({ search, cursor: null }));
  return (
    <QueryGate query={jobs} loading={t('jobs.loading')} rows={3}>
      {({ items }) => <JobSearchTab jobs={items} specialty={specialty} allInSpecialty={searchAddress(search)} />}
    </QueryGate>
  );
};
