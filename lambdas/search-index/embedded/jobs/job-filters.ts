import { yearlyCents } from '@shared/domain/pay';
import type { JobFilters } from '@shared/model/job-search';
import { jobTypes, specialties } from '@shared/model/vocabulary';
import { numberIn } from '../columns';
import type { JobMemory } from './job-shape';
import { wanted } from '../counts';

export const filterBits = {
  jobType: 1,
  specialty: 2,
  location: 4,
  remote: 8,
  urgent: 16,
  pay: 32,
  posted: 64,
} as const;

const day = 24 * 3600 * 1000;
export const publishedFrom = (now: Date, days: number): number => now.getTime() - days * day;

/** Bit mask of failed filters; 0 matches. */
export const failedFilters = (memory: JobMemory, filters: JobFilters, now: Date): ((ordinal: number) => number) => {
  const { columns, dictionaries } = memory;
  const types = wanted(filters.jobType?.map((value) => jobTypes.indexOf(value)));
  const fields = wanted(filters.specialty?.map((value) => numberIn(specialties, value)));
  const location = filters.location === undefined ? null : dictionaries.location.find(filters.location.trim());
  const pay = filters.payMin === undefined ? null : yearlyCents(filters.payMin * 100, filters.payUnit ?? 'year');
  const from = filters.postedWithin === undefined ? null : publishedFrom(now, filters.postedWithin);
  return (ordinal) =>
    (types && !types[columns.jobType[ordinal]!] ? filterBits.jobType : 0) |
    (fields && !fields[columns.specialty[ordinal]!] ? filterBits.specialty : 0) |
    (location !== null && columns.location[ordinal] !== location ? filterBits.location : 0) |
    (filters.remote && !columns.remote[ordinal] ? filterBits.remote : 0) |
    (filters.urgent && !columns.urgent[ordinal] ? filterBits.urgent : 0) |
    (pay !== null && columns.pay[ordinal]! < pay ? filterBits.pay : 0) |
    (from !== null && columns.publishedAt[ordinal]! < from ? filterBits.posted : 0);
};
