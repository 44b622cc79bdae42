import { areaFacts } from '@shared/data/healthcare/areas';
import { placeOf } from '@shared/core/rules/places/place-of';
import { limits } from '@shared/limits';
import { areas } from '@shared/people/model/healthcare-vocabulary';
import { relaxedFilters, type JobFilters, type RelaxedFilter } from '@shared/find/model/job-search';
import type { JobSearchPage } from '../../search-index/port';

type Step = (filters: JobFilters) => JobFilters | null;

const without =
  (name: keyof JobFilters): Step =>
  ({ [name]: value, ...others }) =>
    value === undefined ? null : others;

/** Steps that widen a search; null when nothing wider is left. */
const steps: Record<RelaxedFilter, Step> = {
  pattern: without('pattern'),
  hours: without('hours'),
  shift: without('shift'),
  asap: without('asap'),
  weeks: without('weeks'),
  payMin: without('payMin'),
  radius: (filters) => {
    const { city, radius = limits.searchRadius.usual } = filters;
    return city !== undefined && radius < limits.searchRadius.wider
      ? { ...filters, radius: limits.searchRadius.wider }
      : null;
  },
  unit: ({ unit, ...others }) => {
    const around = areas.filter((area) => areaFacts[area].units.some((it) => unit?.includes(it)));
    return around.length === 0 ? null : { ...others, area: others.area ?? around };
  },
  city: ({ city, radius: _radius, ...others }) => {
    const state = city === undefined ? undefined : placeOf(city)?.state;
    return state ? { ...others, state: [state] } : null;
  },
};

type Relaxed = { page: JobSearchPage; relaxed: RelaxedFilter[]; filters: JobFilters };

/** Drops filters one at a time until something is found, but never the profession. */
export const relaxedSearch = async (
  filters: JobFilters,
  search: (filters: JobFilters) => Promise<JobSearchPage>,
): Promise<Relaxed> => {
  const first = await search(filters);
  const relaxed: RelaxedFilter[] = [];
  let [page, wider] = [first, filters];
  for (const name of relaxedFilters) {
    const next = page.total > 0 ? null : steps[name](wider);
    if (!next) continue;
    wider = next;
    relaxed.push(name);
    page = await search(wider);
  }
  return page.total > 0 ? { page, relaxed, filters: wider } : { page: first, relaxed: [], filters };
};
