import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { SeedProfessional } from '../data/professionals/seed-professional';
import { day, morning, night } from '../data/work/shifts';
import { largeOrganization, largeUnits, type LargeUnit } from './large-hospital';
import { largePerson } from './large-people';

export const largeDays = 14;
export const largeStaff = 400;

export type Part = 'day' | 'night';
export type LargeStaffer = { person: SeedProfessional; unit: LargeUnit; part: Part };
/** `day`: days from today. `crew`: keys of own staff. */
export type LargeShift = {
  unit: LargeUnit;
  part: Part;
  day: number;
  headcount: number;
  isDraft: boolean;
  crew: readonly string[];
};
export type LargeApplicant = { person: SeedProfessional; status: ApplicationStatus; age: number };

const weekdays = 5;
const isAroundTheClock = ({ night }: LargeUnit): boolean => night > 0;

/** Most shifts of one person in seven days: twelve hours around the clock, eight on weekdays. */
export const mostInAWeek = (unit: LargeUnit): number => (isAroundTheClock(unit) ? 3 : 5);

/** Local times. */
export const hoursOf = (unit: LargeUnit, part: Part): readonly [start: string, end: string] => {
  if (!isAroundTheClock(unit)) return morning;
  return part === 'day' ? day : night;
};

type Group = { unit: LargeUnit; part: Part };

const groups: readonly Group[] = largeUnits.flatMap((unit) =>
  (['day', 'night'] as const).filter((part) => unit[part] > 0).map((part) => ({ unit, part })),
);

/** People that a group would need to cover all of its slots. */
const needed = ({ unit, part }: Group): number =>
  (unit[part] * (isAroundTheClock(unit) ? 7 : weekdays)) / mostInAWeek(unit);

/** Divides all own staff among the groups by need; the largest remainders get the last ones. */
const sizesOf = (): Map<Group, number> => {
  const all = groups.reduce((sum, group) => sum + needed(group), 0);
  const shares = groups.map((group) => ({ group, share: (needed(group) * largeStaff) / all }));
  const left = largeStaff - shares.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const byRemainder = shares.toSorted((one, other) => (other.share % 1) - (one.share % 1));
  const extra = new Set(byRemainder.slice(0, left).map(({ group }) => group));
  return new Map(shares.map(({ group, share }) => [group, Math.floor(share) + Number(extra.has(group))]));
};

const staffOf = (): LargeStaffer[] => {
  const staff: LargeStaffer[] = [];
  for (const [{ unit, part }, size] of sizesOf()) {
    for (let count = 0; count < size; count += 1) {
      const { profession, careUnit } = unit;
      const employer = largeOrganization.profile.company_name;
      staff.push({ person: largePerson({ number: staff.length, profession, unit: careUnit, employer }), unit, part });
    }
  }
  return staff;
};

type Worker = { key: string; days: number[] };

/** Who has worked least so far, and has room in the seven days up to this one. */
const crewOf = (workers: readonly Worker[], day: number, most: number, size: number): Worker[] =>
  workers
    .filter(({ days }) => days.filter((it) => it > day - 7).length < most)
    .toSorted((one, other) => one.days.length - other.days.length)
    .slice(0, size);

/** `weekday`: of today, from Monday as 0. */
const isPlanned = (unit: LargeUnit, day: number, weekday: number): boolean =>
  isAroundTheClock(unit) || (weekday + day) % 7 < weekdays;

const shiftsOf = ({ unit, part }: Group, staff: readonly LargeStaffer[], weekday: number): LargeShift[] => {
  const own = staff.filter((it) => it.unit === unit && it.part === part);
  const workers = own.map(({ person }): Worker => ({ key: person.key, days: [] }));
  const place = groups.findIndex((it) => it.unit === unit && it.part === part);
  const shifts: LargeShift[] = [];
  for (let day = 0; day < largeDays; day += 1) {
    if (!isPlanned(unit, day, weekday)) continue;
    const headcount = unit[part];
    const isDraft = day >= 7 && (place * 3 + day) % 23 === 0;
    const free = (place * 5 + day) % 9 === 0 ? 1 : 0;
    const crew = isDraft ? [] : crewOf(workers, day, mostInAWeek(unit), headcount - free);
    for (const worker of crew) worker.days.push(day);
    shifts.push({ unit, part, day, headcount, isDraft, crew: crew.map(({ key }) => key) });
  }
  return shifts;
};

/** How many applicants end up where. */
const stages: readonly (readonly [status: ApplicationStatus, count: number])[] = [
  ['new', 70],
  ['under_review', 40],
  ['shortlisted', 28],
  ['interview_scheduled', 16],
  ['offered', 6],
  ['rejected', 30],
  ['withdrawn', 10],
];

/** Days since the application, spread evenly. Open ones are recent: a job with late answers takes no others. */
const ageOf = (status: ApplicationStatus, index: number): number => {
  if (status === 'new') return 0.2 + (index % 20) / 20;
  return status === 'under_review' ? 1.2 + (index % 20) / 20 : 4 + ((index * 7) % 40) / 4;
};

const applicantsOf = (): LargeApplicant[] => {
  const statuses = stages.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return statuses.map((status, index) => ({
    person: largePerson({
      ...{ number: largeStaff + index, profession: 'rn', employer: 'Prairie State Hospital' },
      unit: (['med_surg', 'telemetry', 'pcu', 'icu'] as const)[index % 4]!,
    }),
    status,
    age: ageOf(status, index),
  }));
};

export type LargePlan = { staff: LargeStaffer[]; shifts: LargeShift[]; applicants: LargeApplicant[] };

/** The whole demo at size, as data. `weekday`: of today, from Monday as 0. */
export const largePlan = (weekday: number): LargePlan => {
  const staff = staffOf();
  return {
    staff,
    shifts: groups.flatMap((group) => shiftsOf(group, staff, weekday)),
    applicants: applicantsOf(),
  };
};
