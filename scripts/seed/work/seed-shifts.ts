import { listLocations } from '@lambdas/work/locations/locations';
import { bookShift } from '@lambdas/work/shifts/booking/book-shift';
import { approveShiftRequest } from '@lambdas/work/shifts/booking/change-booking';
import { createShift } from '@lambdas/work/shifts/plan-shifts';
import { AppError, type ErrorCode } from '@shared/errors';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { allDone } from '../all-done';
import { shiftsAhead } from '../data/work/shifts';
import { workedShifts } from '../data/work/shifts-worked';
import { seedEnding, seedPresence } from './seed-attendance';
import { seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { memberCaller, professionalCaller, type Member } from '../seed-services';
import { clockChangePlan, coverNowPlan, seedCoverNow, seedMove } from './seed-shift-changes';
import { formOf, planOf, type Planned, type World } from './shift-plan';

/** Days ago, or before a past shift. Booked once the shift is open to the pool, and after earlier ones took place. */
const ages = { past: { published: 5, booked: 2 }, ahead: { published: 9, booked: 5 }, asked: 0.02 };

const isPast = ({ daysAhead }: Planned): boolean => daysAhead < 0;

const agesOf = (planned: Planned) => {
  const { daysAhead, publishedAgo = ages.ahead.published } = planned;
  if (!isPast(planned)) return { published: publishedAgo, booked: ages.ahead.booked };
  return { published: ages.past.published - daysAhead, booked: ages.past.booked - daysAhead };
};

const keyOf = ({ unitId, day, startTime }: Pick<Shift, 'unitId' | 'day' | 'startTime'>): string =>
  `${unitId}/${day}/${startTime}`;

const knownId = ({ place, shifts, on, day }: Planned, { known }: World): string | undefined => {
  const starts = [shifts.hours[0], ...(on.moved ?? []).slice(0, 1)];
  const { unitId } = place.unit;
  return starts.flatMap((startTime) => known.get(keyOf({ unitId, day, startTime })) ?? [])[0];
};

/** `copy`: number of another one, if the first can't be used. */
const publish = async (
  { services, now }: SeedContext,
  planned: Planned,
  { admin, copy }: { admin: Member; copy: number },
): Promise<Shift> => {
  const { place, shifts, on, day } = planned;
  const name = `${place.unit.unitId}/${day}/${shifts.hours.join('-')}/${copy}`;
  return createShift(
    { ...services.shifts, clock: seedClock(now, name, agesOf(planned).published) },
    {
      caller: memberCaller(admin, 'planShifts'),
      locationId: place.location.locationId,
      unitId: place.unit.unitId,
      shift: formOf(planned),
      publish: !on.isDraft,
    },
  );
};

type Claim = { shift: Shift; key: string; daysAgo: number };

/** Unit and professional agree, if the professional can't book instantly. */
const book = async ({ services, now }: SeedContext, { shift, key, daysAgo }: Claim, world: World) => {
  const userId = world.people.get(key)!;
  const { shiftId, termsHash } = shift;
  const deps = { ...services.shifts, clock: seedClock(now, `${shiftId}/${key}`, daysAgo) };
  const { booking } = await bookShift(deps, { caller: professionalCaller(userId, 'bookShifts'), shiftId, termsHash });
  return { deps, userId, booking };
};

const staff = async (context: SeedContext, claim: Claim, world: World): Promise<Booking['status']> => {
  const { deps, userId, booking } = await book(context, claim, world);
  if (booking.status !== 'requested') return booking.status;
  const { shiftId } = claim.shift;
  await approveShiftRequest(deps, { caller: memberCaller(world.admin, 'planShifts'), shiftId, userId });
  return 'confirmed';
};

type Crew = ReadonlyMap<string, Booking['status']>;
type Staffed = { shift: Shift; crew: Crew };

const staffAll = async (context: SeedContext, planned: Planned, shift: Shift, world: World): Promise<Crew> => {
  const crew = new Map<string, Booking['status']>();
  const daysAgo = agesOf(planned).booked;
  for (const key of planned.on.crew ?? []) crew.set(key, await staff(context, { shift, key, daysAgo }, world));
  return crew;
};

const mostCopies = 4;
const over: readonly ErrorCode[] = ['SHIFT_NOT_OPEN', 'ILLEGAL_TRANSITION'];

/** The schedule may complete a past shift without workers; then another one replaces it. */
const publishAndStaff = async (context: SeedContext, planned: Planned, world: World, copy = 0): Promise<Staffed> => {
  const shift = await publish(context, planned, { admin: world.admin, copy });
  try {
    return { shift, crew: await staffAll(context, planned, shift, world) };
  } catch (error) {
    const isOver = isPast(planned) && error instanceof AppError && over.includes(error.code);
    if (!isOver || copy === mostCopies) throw error;
    return publishAndStaff(context, planned, world, copy + 1);
  }
};

/** Books workers missing after an interrupted run. */
const goOn = async (context: SeedContext, planned: Planned, shiftId: string, world: World): Promise<Staffed> => {
  const { shifts } = context.services.shifts;
  const shift = (await shifts.get(shiftId))!;
  const crew = new Map<string, Booking['status']>();
  const daysAgo = agesOf(planned).booked;
  for (const key of planned.on.crew ?? []) {
    const stored = await shifts.booking(shiftId, world.people.get(key)!);
    const isOpen = shift.status === 'open' && (!stored || stored.status === 'requested');
    if (isOpen) crew.set(key, await staff(context, { shift, key, daysAgo }, world));
    else if (stored) crew.set(key, stored.status);
  }
  return { shift, crew };
};

const seedShift = async (context: SeedContext, planned: Planned, world: World): Promise<void> => {
  const { on } = planned;
  const found = knownId(planned, world);
  const { shift, crew } = await (found === undefined
    ? publishAndStaff(context, planned, world)
    : goOn(context, planned, found, world));
  if (isPast(planned)) await seedEnding(context, { shift, crew, ending: on.then ?? 'approved', world });
  else await seedPresence(context, { shift, crew, world });
  if (on.moved) await seedMove(context, planned, shift, world.admin);
  // Recent, because requests expire within a day.
  if (on.asks) await book(context, { shift, key: on.asks, daysAgo: ages.asked }, world);
  if (planned.publishedAgo !== undefined) await seedCoverNow(context, shift, world.admin);
};

/** Units in parallel; a unit's shifts sequentially, as people book them. */
const seedAll = async (context: SeedContext, planned: readonly Planned[], world: World): Promise<void> => {
  const byUnit = Map.groupBy(planned, ({ place }) => place.unit.unitId);
  const units = [...byUnit.values()].map(async (own) => {
    for (const it of own) {
      await seedShift(context, it, world);
      context.step();
    }
  });
  await allDone(units);
};

/** Approximate, because weekends and clock changes vary. */
export const shiftCount = [...workedShifts, ...shiftsAhead].flatMap(({ on }) => on.flatMap(({ days }) => days)).length;

/** Includes canceled ones, which stay and aren't on the board. */
const knownShifts = async (
  { services: { shifts: deps } }: SeedContext,
  { organizationId }: Member,
  planned: readonly Planned[],
): Promise<World['known']> => {
  const [first] = planned.map(({ day }) => day).toSorted();
  const known = new Map<string, string>();
  for await (const shiftId of deps.shifts.upcomingOf(organizationId, `${first}T00:00:00.000Z`)) {
    const shift = await deps.shifts.get(shiftId);
    if (shift) known.set(keyOf(shift), shiftId);
  }
  return known;
};

/** Four worked weeks, and two weeks of coverage. Continues what an interrupted run wrote. */
export const seedCoverage = async (context: SeedContext, world: Omit<World, 'known'>): Promise<void> => {
  const { services, now } = context;
  const caller = memberCaller(world.admin, 'readCoverage');
  const { items: locations } = await listLocations(services.locations, { caller });
  const past = planOf(workedShifts, locations, now);
  const ahead = [
    ...planOf(shiftsAhead, locations, now),
    ...coverNowPlan(locations, now),
    ...clockChangePlan(locations, now),
  ];
  const known = await knownShifts(context, world.admin, [...past, ...ahead]);
  // Past ones first, because they count.
  await seedAll(context, past, { ...world, known });
  await seedAll(context, ahead, { ...world, known });
};
