import { yearlyCents } from '@shared/hiring/rules/pay/pay';
import { hiringKinds, shiftPatterns, shifts, units, type Profession } from '@shared/people/model/healthcare-vocabulary';
import type { JobFilters } from '@shared/find/model/job-search';
import { jobTypes, specialties } from '@shared/core/model/vocabulary';
import { cityTest, namedPlace, type NamedPlace } from '../../place-test';
import { numberIn } from '../columns';
import { wanted } from '../counts';
import type { Dictionary } from '../dictionary';
import { placesOf } from './job-places';
import { codesIn, type JobMemory } from './job-shape';

const names = [
  'jobType',
  'specialty',
  'location',
  'remote',
  'urgent',
  'verified',
  'payMin',
  'postedWithin',
  'profession',
  'unit',
  'area',
  'hiring',
  'shift',
  'pattern',
  'certification',
  'state',
  'city',
  'asap',
  'weeks',
  'hours',
] as const satisfies readonly (keyof JobFilters)[];
type FilterName = (typeof names)[number];

export const filterBits = Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<
  FilterName,
  number
>;

const day = 24 * 3600 * 1000;
export const publishedFrom = (now: Date, days: number): number => now.getTime() - days * day;

type Test = (ordinal: number) => boolean;
type Column = JobMemory['columns'][keyof JobMemory['columns']];

const isOneOf = (column: Column, numbers: readonly number[] | undefined): Test | null => {
  const marks = wanted(numbers);
  return marks && ((ordinal) => marks[column[ordinal]!] === 1);
};

const isEqual = (column: Column, value: number | boolean | undefined): Test | null =>
  value === undefined ? null : (ordinal) => column[ordinal] === Number(value);

const isMarked =
  (column: Column, marks: Uint8Array): Test =>
  (ordinal) =>
    marks[column[ordinal]!] === 1;

const hasCode = (column: Column, sets: Dictionary, codes: readonly string[] | undefined): Test | null =>
  codes === undefined
    ? null
    : isMarked(
        column,
        Uint8Array.from(sets.texts(), (text) => Number(codesIn(text).some((code) => codes.includes(code)))),
      );

/** Whether a job is for one of the professions; for anyone if it names none. */
export const isForOneOf = ({ columns, dictionaries }: JobMemory, professions: readonly Profession[]): Test =>
  hasCode(columns.professions, dictionaries.professions, professions.length > 0 ? professions : undefined) ??
  (() => true);

const isAt = ({ columns, dictionaries }: JobMemory, fits: ((place: NamedPlace) => boolean) | null): Test | null => {
  if (!fits) return null;
  const placeAt = placesOf(dictionaries.location);
  return isMarked(
    columns.location,
    Uint8Array.from(dictionaries.location.texts(), (_text, id) => Number(fits(placeAt(id)))),
  );
};

const isNamed = (location: string | undefined): ((place: NamedPlace) => boolean) | null => {
  if (location === undefined) return null;
  const wantedName = namedPlace(location).name;
  return ({ name }) => name === wantedName;
};

const tests = (memory: JobMemory, filters: JobFilters, now: Date): Record<FilterName, Test | null> => {
  const { columns, dictionaries } = memory;
  const { state, payMin, postedWithin } = filters;
  const pay = payMin === undefined ? 0 : yearlyCents(payMin * 100, filters.payUnit ?? 'year');
  const from = postedWithin === undefined ? 0 : publishedFrom(now, postedWithin);
  return {
    jobType: isOneOf(
      columns.jobType,
      filters.jobType?.map((value) => jobTypes.indexOf(value)),
    ),
    specialty: isOneOf(
      columns.specialty,
      filters.specialty?.map((value) => numberIn(specialties, value)),
    ),
    hiring: isOneOf(
      columns.hiring,
      filters.hiring?.map((value) => hiringKinds.indexOf(value)),
    ),
    unit: isOneOf(
      columns.unit,
      filters.unit?.map((value) => numberIn(units, value)),
    ),
    shift: isOneOf(
      columns.shift,
      filters.shift?.map((value) => numberIn(shifts, value)),
    ),
    pattern: isOneOf(
      columns.pattern,
      filters.pattern?.map((value) => numberIn(shiftPatterns, value)),
    ),
    weeks: isEqual(columns.weeks, filters.weeks),
    hours: isEqual(columns.hours, filters.hours),
    remote: isEqual(columns.remote, filters.remote),
    urgent: isEqual(columns.urgent, filters.urgent),
    verified: isEqual(columns.verified, filters.verified),
    asap: isEqual(columns.asap, filters.asap),
    profession: hasCode(columns.professions, dictionaries.professions, filters.profession),
    area: hasCode(columns.areas, dictionaries.areas, filters.area),
    certification: hasCode(columns.certifications, dictionaries.certifications, filters.certification),
    location: isAt(memory, isNamed(filters.location)),
    state: isAt(memory, state ? ({ place }) => place !== null && state.includes(place.state) : null),
    city: isAt(memory, cityTest(filters)),
    payMin: payMin === undefined ? null : (ordinal) => columns.pay[ordinal]! >= pay,
    postedWithin: postedWithin === undefined ? null : (ordinal) => columns.publishedAt[ordinal]! >= from,
  };
};

/** Bit mask of failed filters; 0 matches. */
export const failedFilters = (memory: JobMemory, filters: JobFilters, now: Date): ((ordinal: number) => number) => {
  const all = tests(memory, filters, now);
  const asked = names.flatMap((name) => {
    const test = all[name];
    return test ? [{ bit: filterBits[name], test }] : [];
  });
  return (ordinal) => {
    let failed = 0;
    for (const { bit, test } of asked) if (!test(ordinal)) failed |= bit;
    return failed;
  };
};
