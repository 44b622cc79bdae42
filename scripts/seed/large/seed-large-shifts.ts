import { bookShift } from '@lambdas/work/shifts/booking/book-shift';
import { createShifts } from '@lambdas/work/shifts/plans/create-shifts';
import { addDays } from '@shared/core/rules/calendar-days';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import type { Location } from '@shared/work/model/location';
import { ShiftKind } from '@shared/work/model/shifts/shift-plan';
import { localDay, shiftTimes } from '@shared/work/rules/shifts/shift-times';
import { doneInTurns } from '../all-done';
import { atNight } from '../data/work/shifts';
import { seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { memberCaller, professionalCaller, type Member } from '../seed-services';
import { hoursOf, type LargeShift } from './large-plan';

type World = { admin: Member; location: Location; people: ReadonlyMap<string, string> };
type Published = LargeShift & { shiftId: string };

/** Days ago; by the second, shifts are open to everyone. */
const ages = { published: 9, booked: 5 };

const hourlyDollars = 58;

const kindOf = ({ unit, part, headcount }: LargeShift): ShiftKind => {
  const [startTime, endTime] = hoursOf(unit, part);
  return ShiftKind.parse({
    ...{ startTime, endTime, headcount, professions: [unit.profession], rateCents: hourlyDollars * 100 },
    requiredCertifications: ['bls'],
    ...(part === 'night' && { differentials: atNight }),
  });
};

/** Shifts of one day and status, which differ in their unit or part. */
const publish = async (
  { services, now }: SeedContext,
  { admin, location }: World,
  { shifts, day }: { shifts: readonly LargeShift[]; day: string },
): Promise<Published[]> => {
  const units = new Map(location.units.map(({ name, unitId }) => [name, unitId]));
  const clock = seedClock(now, `${location.locationId}/${day}/${shifts[0]!.unit.name}`, ages.published);
  const { rows } = await createShifts(
    { ...services.shifts, clock },
    {
      caller: memberCaller(admin, 'planShifts'),
      locationId: location.locationId,
      batchId: clock.newId('sbt'),
      publish: !shifts[0]!.isDraft,
      kinds: shifts.map(kindOf),
      rows: shifts.map(({ unit }, kind) => ({ unitId: units.get(unit.name)!, day, kind, copy: 1 })),
    },
  );
  return shifts.map((shift, index) => {
    const { shiftId, problems } = rows[index]!;
    if (shiftId === null) throw new Error(`${shift.unit.name} can't plan ${day}: ${JSON.stringify(problems)}.`);
    return { ...shift, shiftId };
  });
};

/** Everyone books themselves, as soon as they may. */
const book = async ({ services, now }: SeedContext, { people }: World, shifts: readonly Published[]): Promise<void> => {
  const stored = await services.shifts.shifts.many(shifts.map(({ shiftId }) => shiftId));
  const hashes = new Map(stored.map(({ shiftId, termsHash }) => [shiftId, termsHash]));
  for (const { shiftId, crew } of shifts) {
    for (const key of crew) {
      const caller = professionalCaller(people.get(key)!, 'bookShifts');
      const deps = { ...services.shifts, clock: seedClock(now, `${shiftId}/${key}`, ages.booked) };
      await bookShift(deps, { caller, shiftId, termsHash: hashes.get(shiftId)! });
    }
  }
};

/** Shifts of today that have begun are left out: no one would have clocked in. */
export const seedLargeShifts = async (
  context: SeedContext,
  world: World,
  planned: readonly LargeShift[],
): Promise<void> => {
  const { now } = context;
  const { timeZone } = world.location;
  const today = localDay(now.toISOString(), timeZone);
  const isAhead = ({ unit, part, day }: LargeShift): boolean => {
    const [startTime, endTime] = hoursOf(unit, part);
    const times = shiftTimes({ day: addDays(today, day), startTime, endTime, timeZone });
    return times !== null && Date.parse(times.startsAt) > now.getTime();
  };
  const groups = Map.groupBy(planned.filter(isAhead), ({ day, isDraft }) => `${day} ${isDraft}`);
  const chunks = [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / shiftPlanLimits.rowsAtOnce) }, (_, index) =>
      group.slice(index * shiftPlanLimits.rowsAtOnce, (index + 1) * shiftPlanLimits.rowsAtOnce),
    ),
  );
  const published: Published[] = [];
  // One after the other: concurrent ones would write the same units.
  for (const shifts of chunks) {
    published.push(...(await publish(context, world, { shifts, day: addDays(today, shifts[0]!.day) })));
  }
  const ofUnits = Map.groupBy(published, ({ unit }) => unit.name);
  await doneInTurns([...ofUnits.values()], async (shifts) => {
    const inOrder = shifts.toSorted((one, other) => one.day - other.day);
    for (const shift of inOrder) {
      await book(context, world, [shift]);
      context.step();
    }
  });
};
