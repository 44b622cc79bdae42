import { hiringKinds, shifts, units, type Profession } from '@shared/people/model/healthcare-vocabulary';
import { limits } from '@shared/limits';
import type { JobFacets } from '@shared/find/model/job-search';
import { jobTypes, postedWithinDays, specialties } from '@shared/core/model/vocabulary';
import type { OfferedWork } from '../../port';
import { mostFrequent, mostFrequentOf } from '../counts';
import { filterBits, publishedFrom } from './job-filters';
import { placesOf } from './job-places';
import { activeStatus, codesIn, type JobMemory } from './job-shape';

/** Sums counts of values with several numbers. */
const summed = <T extends string>(counts: Uint32Array, valuesOf: (id: number) => readonly T[]): Map<T, number> => {
  const sums = new Map<T, number>();
  for (const [id, count] of counts.entries()) {
    if (count > 0) for (const value of valuesOf(id)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return sums;
};

const totals = (column: ArrayLike<number>, size: number, memory: JobMemory): Uint32Array => {
  const counts = new Uint32Array(size);
  const { status } = memory.columns;
  for (let ordinal = 0; ordinal < memory.ids.length; ordinal += 1) {
    if (status[ordinal] === activeStatus) counts[column[ordinal]!]! += 1;
  }
  return counts;
};

/** Counts all active jobs. */
export const offeredWork = (memory: JobMemory): OfferedWork => {
  const { columns, dictionaries } = memory;
  const most = limits.suggestedFrom;
  const inSets = <T extends string>(name: 'professions' | 'areas') => {
    const sets = dictionaries[name];
    const counts = totals(columns[name], sets.texts().length, memory);
    return mostFrequentOf(
      summed(counts, (id) => codesIn(sets.textOf(id)) as T[]),
      most,
    );
  };
  const placeAt = placesOf(dictionaries.location);
  const towns = totals(columns.location, dictionaries.location.texts().length, memory);
  const organizations = totals(columns.organization, dictionaries.organization.texts().length, memory);
  return {
    profession: inSets('professions'),
    area: inSets('areas'),
    unit: mostFrequent(totals(columns.unit, units.length + 1, memory), (id) => units[id - 1], most),
    specialty: mostFrequent(
      totals(columns.specialty, specialties.length + 1, memory),
      (id) => specialties[id - 1],
      most,
    ),
    town: mostFrequentOf(
      summed(towns, (id) => (id === 0 ? [] : [placeAt(id).name])),
      most,
    ),
    organization: mostFrequent(organizations, (id) => dictionaries.organization.textOf(id), most),
  };
};

/** Counts per choice the documents that fail no other filter. */
export const createFacets = (memory: JobMemory, now: Date) => {
  const { columns, dictionaries } = memory;
  const numbers = (size: number): Uint32Array => new Uint32Array(size);
  const counted = [
    { bit: filterBits.jobType, column: columns.jobType, counts: numbers(jobTypes.length) },
    { bit: filterBits.specialty, column: columns.specialty, counts: numbers(specialties.length + 1) },
    { bit: filterBits.location, column: columns.location, counts: numbers(dictionaries.location.texts().length) },
    {
      bit: filterBits.profession,
      column: columns.professions,
      counts: numbers(dictionaries.professions.texts().length),
    },
    { bit: filterBits.unit, column: columns.unit, counts: numbers(units.length + 1) },
    { bit: filterBits.hiring, column: columns.hiring, counts: numbers(hiringKinds.length) },
    { bit: filterBits.shift, column: columns.shift, counts: numbers(shifts.length + 1) },
    { bit: filterBits.remote, column: columns.remote, counts: numbers(2) },
    { bit: filterBits.urgent, column: columns.urgent, counts: numbers(2) },
    { bit: filterBits.verified, column: columns.verified, counts: numbers(2) },
  ] as const;
  const [jobType, specialty, location, profession, unit, hiring, shift, remote, urgent, verified] = counted;
  const from = postedWithinDays.map((days) => publishedFrom(now, days));
  const posted = numbers(from.length);
  const placeAt = placesOf(dictionaries.location);

  return {
    count(ordinal: number, failed: number): void {
      for (const { bit, column, counts } of counted) {
        if ((failed & ~bit) === 0) counts[column[ordinal]!]! += 1;
      }
      if ((failed & ~filterBits.postedWithin) === 0) {
        const at = columns.publishedAt[ordinal]!;
        for (let index = 0; index < from.length; index += 1) if (at >= from[index]!) posted[index]! += 1;
      }
    },

    counts: (): JobFacets => ({
      profession: mostFrequentOf(
        summed(profession.counts, (id) => codesIn(dictionaries.professions.textOf(id)) as Profession[]),
      ),
      unit: mostFrequent(unit.counts, (id) => units[id - 1]),
      hiring: mostFrequent(hiring.counts, (id) => hiringKinds[id]),
      shift: mostFrequent(shift.counts, (id) => shifts[id - 1]),
      jobType: mostFrequent(jobType.counts, (id) => jobTypes[id]),
      specialty: mostFrequent(specialty.counts, (id) => specialties[id - 1]),
      location: mostFrequentOf(summed(location.counts, (id) => (id === 0 ? [] : [placeAt(id).name]))),
      remote: remote.counts[1]!,
      urgent: urgent.counts[1]!,
      verified: verified.counts[1]!,
      postedWithin: postedWithinDays.map((value, index) => ({ value, count: posted[index]! })),
    }),
  };
};
