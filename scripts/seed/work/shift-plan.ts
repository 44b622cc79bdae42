import { addDays } from '@shared/core/rules/calendar-days';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import type { Location, LocationUnit } from '@shared/work/model/location';
import { ShiftForm } from '@shared/work/model/shifts/shift';
import type { SeedDays, SeedShifts } from '../data/work/shifts';
import type { Member } from '../seed-services';

/** `known`: shifts of an interrupted run, by unit, day, and start. */
export type World = {
  admin: Member;
  people: ReadonlyMap<string, string>;
  known: ReadonlyMap<string, string>;
};
export type Place = { location: Location; unit: LocationUnit };
/** `publishedAgo` in days. */
export type Planned = {
  place: Place;
  shifts: SeedShifts;
  on: SeedDays;
  day: string;
  daysAhead: number;
  publishedAgo?: number;
};

export const formOf = ({ shifts, on, day }: Planned, hours = shifts.hours): ShiftForm => {
  const { professions = ['rn'], rate, differentials, requiredCertifications, notes } = shifts;
  return ShiftForm.parse({
    day,
    startTime: hours[0],
    endTime: hours[1],
    professions,
    rateCents: rate * 100,
    differentials,
    requiredCertifications,
    notes,
    headcount: (on.crew?.length ?? 0) + (on.free ?? 0),
  });
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00.000Z`).getUTCDay());

export const placesOf = (locations: readonly Location[], name: string): Place[] =>
  locations.flatMap((location) =>
    location.units.filter((unit) => unit.name === name).map((unit) => ({ location, unit })),
  );

/** Local days. */
export const planOf = (wanted: readonly SeedShifts[], locations: readonly Location[], now: Date): Planned[] =>
  wanted.flatMap((shifts) =>
    placesOf(locations, shifts.unit).flatMap((place) => {
      const today = localDay(now.toISOString(), place.location.timeZone);
      const days = shifts.on.flatMap((on) => on.days.map((ahead) => ({ on, ahead, day: addDays(today, ahead) })));
      const kept = days.filter(({ day }) => !shifts.weekdaysOnly || !isWeekend(day));
      return kept.map(({ on, ahead, day }) => ({ place, shifts, on, day, daysAhead: ahead }));
    }),
  );
