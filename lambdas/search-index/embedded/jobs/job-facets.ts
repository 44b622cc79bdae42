import type { JobFacets } from '@shared/model/job-search';
import { jobTypes, postedWithinDays, specialties } from '@shared/model/vocabulary';
import { mostFrequent } from '../counts';
import { filterBits, publishedFrom } from './job-filters';
import type { JobMemory } from './job-shape';

/** Counts per choice the documents that fail no other filter. */
export const createFacets = (memory: JobMemory, now: Date) => {
  const { columns, dictionaries } = memory;
  const jobType = new Uint32Array(jobTypes.length);
  const specialty = new Uint32Array(specialties.length + 1);
  const location = new Uint32Array(dictionaries.location.texts().length);
  const from = postedWithinDays.map((days) => publishedFrom(now, days));
  const posted = new Uint32Array(from.length);
  let remote = 0;
  let urgent = 0;

  return {
    count(ordinal: number, failed: number): void {
      if ((failed & ~filterBits.jobType) === 0) jobType[columns.jobType[ordinal]!]! += 1;
      if ((failed & ~filterBits.specialty) === 0) specialty[columns.specialty[ordinal]!]! += 1;
      if ((failed & ~filterBits.location) === 0) location[columns.location[ordinal]!]! += 1;
      if ((failed & ~filterBits.remote) === 0) remote += columns.remote[ordinal]!;
      if ((failed & ~filterBits.urgent) === 0) urgent += columns.urgent[ordinal]!;
      if ((failed & ~filterBits.posted) === 0) {
        const at = columns.publishedAt[ordinal]!;
        for (let index = 0; index < from.length; index += 1) if (at >= from[index]!) posted[index]! += 1;
      }
    },

    counts: (): JobFacets => ({
      jobType: mostFrequent(jobType, (id) => jobTypes[id]),
      specialty: mostFrequent(specialty, (id) => specialties[id - 1]),
      location: mostFrequent(location, (id) => dictionaries.location.textOf(id)),
      remote,
      urgent,
      postedWithin: postedWithinDays.map((value, index) => ({ value, count: posted[index]! })),
    }),
  };
};
