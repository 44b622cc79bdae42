import type { Location } from '@shared/work/model/location';
import { isAvailableFor } from '@shared/work/rules/shifts/availability';
import { mayStartCoverNow } from '@shared/work/rules/filling/filling';
import { shiftTimes, wallMinutes } from '@shared/work/rules/shifts/shift-times';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { describe, expect, it } from 'vitest';
import { seedLocations } from '../data/work/locations';
import { seedOwnStaff } from '../data/work/own-staff';
import { seedShiftChoices } from '../data/work/shift-choices';
import { seedPool } from '../data/work/pool';
import { shiftsAhead } from '../data/work/shifts';
import { workedShifts } from '../data/work/shifts-worked';
import { clockChangePlan, coverNowPlan } from './seed-shift-changes';
import { planOf, type Planned } from './shift-plan';

const locations = seedLocations.map(({ location, units }, index) => ({
  ...location,
  locationId: `loc_${index}`,
  units: units.map((unit) => ({ ...unit, unitId: `unt_${index}_${unit.name}` })),
})) as unknown as Location[];

/** Weekdays and weekends, around clock changes, at the year's end and on a leap day, at all hours. */
const moments = [
  '2026-11-27T15:00:00.000Z',
  '2026-11-28T05:59:00.000Z',
  '2026-11-29T06:30:00.000Z',
  '2026-10-30T12:00:00.000Z',
  '2026-11-01T06:30:00.000Z',
  '2027-03-13T23:00:00.000Z',
  '2027-03-14T08:30:00.000Z',
  '2026-12-31T23:59:00.000Z',
  '2027-01-01T05:00:00.000Z',
  '2028-02-29T01:00:00.000Z',
].map((at) => new Date(at));
/** The next one is 34 weeks away. */
const justAfterChange = new Date('2027-03-14T08:30:00.000Z');

const aheadAt = (now: Date): Planned[] => [...planOf(shiftsAhead, locations, now), ...coverNowPlan(locations, now)];

const timesOf = ({ place, shifts, day }: Planned) => {
  const [startTime, endTime] = shifts.hours;
  return shiftTimes({ day, startTime, endTime, timeZone: place.location.timeZone })!;
};

const hoursUntil = (planned: Planned, now: Date): number =>
  (Date.parse(timesOf(planned).startsAt) - now.getTime()) / 3_600_000;

const isOpen = ({ on }: Planned): boolean => (on.free ?? 0) > 0 && !on.isDraft;

describe.each(moments)('the demo on %s', (now) => {
  it('has 96 shifts in 14 days, 9 of them open, 2 of these with a request', () => {
    const ahead = aheadAt(now);
    expect(ahead).toHaveLength(96);
    expect(ahead.every(({ daysAhead }) => daysAhead >= 0 && daysAhead < 14)).toBe(true);
    expect(ahead.filter(isOpen)).toHaveLength(9);
    expect(ahead.filter(({ on }) => on.asks)).toHaveLength(2);
  });

  it('has three more at risk within three days, without requests', () => {
    const near = aheadAt(now).filter(
      (it) =>
        isOpen(it) &&
        it.publishedAgo === undefined &&
        !it.on.asks &&
        hoursUntil(it, now) < shiftLimits.checkpointHours[0],
    );
    expect(near).toHaveLength(3);
    expect(near.every((it) => hoursUntil(it, now) > 0)).toBe(true);
  });

  it('has one for Cover Now, which its button can start', () => {
    const [found, ...others] = coverNowPlan(locations, now);
    expect(others).toEqual([]);
    const { startsAt, endsAt } = timesOf(found!);
    const filled = { status: 'open', startsAt, endsAt, headcount: 1, confirmed: 0 } as Parameters<
      typeof mayStartCoverNow
    >[0];
    expect(mayStartCoverNow(filled, now)).toBe(true);
  });

  it('has worked shifts, all in the past', () => {
    const past = planOf(workedShifts, locations, now);
    expect(past.every((it) => Date.parse(timesOf(it).endsAt) < now.getTime())).toBe(true);
  });

  it('includes the night of the next clock change, if it is close enough to publish', () => {
    const planned = [...planOf(shiftsAhead, locations, now), ...clockChangePlan(locations, now)];
    const changes = planned.filter((it) => {
      const [startTime, endTime] = it.shifts.hours;
      return timesOf(it).minutes !== wallMinutes({ day: it.day, startTime, endTime });
    });
    expect(changes.length > 0).toBe(now.getTime() !== justAfterChange.getTime());
  });
});

it('has no two shifts of a unit with the same start, so an interrupted run finds each again', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(moments[0]!.getTime() + hour * 3_600_000);
    const planned = [...planOf(workedShifts, locations, now), ...aheadAt(now), ...clockChangePlan(locations, now)];
    const starts = planned.flatMap(({ place, shifts, on, day }) =>
      [shifts.hours[0], ...(on.moved ?? []).slice(0, 1)].map((at) => `${place.unit.unitId} ${day} ${at}`),
    );
    expect(starts.filter((it, index) => starts.indexOf(it) !== index)).toEqual([]);
  }
});

describe('workers of demo shifts', () => {
  it('are in the pool or own staff of the unit', () => {
    const pool = new Set(seedPool.members.flatMap(({ people }) => people));
    const staff = new Map(
      [...seedOwnStaff.invited, ...seedOwnStaff.listed].map(({ professional, units }) => [professional, units]),
    );
    for (const { unit, on } of [...workedShifts, ...shiftsAhead]) {
      for (const key of on.flatMap(({ crew = [], asks }) => [...crew, ...(asks ? [asks] : [])])) {
        expect(pool.has(key) || staff.get(key)?.includes(unit), `${key} at ${unit}`).toBe(true);
      }
    }
  });

  it('have no shift while away, and are available for their shifts', () => {
    const now = moments[0]!;
    for (const { professional, choices, away } of seedShiftChoices) {
      const own = planOf(shiftsAhead, locations, now).filter(({ on }) => on.crew?.includes(professional));
      expect(own.length, professional).toBeGreaterThan(0);
      for (const { daysAhead, shifts, day } of own) {
        expect(away.some(([from, until]) => from <= daysAhead && daysAhead <= until)).toBe(false);
        const chosen = { available: choices.available ?? [], away: [] };
        expect(isAvailableFor(chosen, { day, startTime: shifts.hours[0] }), `${professional} ${day}`).toBe(true);
      }
    }
  });

  it('are enough for figures with a minimum number of people', () => {
    const people = new Set(workedShifts.flatMap(({ on }) => on.flatMap(({ crew = [] }) => crew)));
    expect(people.size).toBeGreaterThanOrEqual(shiftLimits.fillReport.peopleFrom);
  });
});
