import type { Specialty } from '@shared/core/model/enumerations';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { JobHit } from '@shared/find/model/job-search';
import { api } from '@/lib/api/api';

const shownJobs = 4;
const shownProfessions = 4;

export type LiveJobs = {
  jobs: readonly JobHit[];
  specialties: ReadonlyMap<Specialty, number>;
  /** Professions with the most open jobs. */
  professions: readonly { value: Profession; count: number }[];
};

/** One request to the public search: its first page and its counts. */
export const readLiveJobs = async (signal: AbortSignal): Promise<LiveJobs> => {
  const { items, facets } = await api('searchJobs', { query: { sort: 'newest' } }, { signal });
  return {
    jobs: items.slice(0, shownJobs),
    specialties: new Map(facets.specialty.map(({ value, count }) => [value, count])),
    professions: facets.profession
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, shownProfessions),
  };
};
