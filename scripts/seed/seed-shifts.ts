import { listLocations } from '@lambdas/locations/locations';
import { bookShift } from '@lambdas/shifts/book-shift';
import { approveShiftRequest } from '@lambdas/shifts/change-booking';
import { createShift } from '@lambdas/shifts/plan-shifts';
import { addDays } from '@shared/domain/calendar-days';
import { localDay } from '@shared/domain/shifts/shift-times';
import type { Location, LocationUnit } from '@shared/model/location';
import { ShiftForm, type Shift } from '@shared/model/shift';
import { seedShifts as wanted, type SeedDays, type SeedShifts } from './data/shifts';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, professionalCaller, type Member } from './seed-services';

type World = { admin: Member; people: ReadonlyMap<string, string> };
type Place = { location: Location; unit: LocationUnit };
type Planned = { place: Place; shifts: SeedShifts; on: SeedDays; day: string; daysAhead: number };

/** Days ago. Booked once the shift is open to the pool; later shifts after the earlier ones took place. */
const ages = { past: { published: 15, booked: 12 }, ahead: { published: 9, booked: 5 }, asked: 0.02 };

const agesOf = ({ daysAhead }: Planned) => (daysAhead < 0 ? ages.past : ages.ahead);

const formOf = ({ shifts, on, day }: Planned): ShiftForm => {
  const { hours, rate, differentials, requiredCertifications, notes } = shifts;
  return ShiftForm.parse({
    day,
    startTime: hours[0],
    endTime: hours[1],
    professions: ['rn'],
    rateCents: rate * 100,
    differentials,
    requiredCertifications,
    notes,
    headcount: (on.crew?.length ?? 0) + (on.free ?? 0),
  });
};

const nameOf = ({ place, shifts, day }: Planned): string => `${place.unit.unitId}/${day}/${shifts.hours.join('-')}`;

const publish = ({ services, now }: SeedContext, planned: Planned, { admin }: World): Promise<Shift> => {
  const { place, on } = planned;
  const clock = seedClock(now, nameOf(planned), agesOf(planned).published);
  return createShift(
    { ...services.shifts, clock },
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

/** Unit and professional agree, where the professional can't book at once. */
const book = async ({ services, now }: SeedContext, { shift, key, daysAgo }: Claim, world: World) => {
  const userId = world.people.get(key)!;
  const { shiftId, termsHash } = shift;
  const deps = { ...services.shifts, clock: seedClock(now, `${shiftId}/${key}`, daysAgo) };
  const { booking } = await bookShift(deps, { caller: professionalCaller(userId, 'bookShifts'), shiftId, termsHash });
  return { deps, userId, isRequested: booking.status === 'requested' };
};

const staff = async (context: SeedContext, claim: Claim, world: World): Promise<void> => {
  const { deps, userId, isRequested } = await book(context, claim, world);
  if (!isRequested) return;
  const { shiftId } = claim.shift;
  await approveShiftRequest(deps, { caller: memberCaller(world.admin, 'planShifts'), shiftId, userId });
};

const seedShift = async (context: SeedContext, planned: Planned, world: World): Promise<void> => {
  const { on } = planned;
  const shift = await publish(context, planned, world);
  const daysAgo = agesOf(planned).booked;
  for (const key of on.crew ?? []) await staff(context, { shift, key, daysAgo }, world);
  // Recent, because requests lapse within a day.
  if (on.asks) await book(context, { shift, key: on.asks, daysAgo: ages.asked }, world);
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00.000Z`).getUTCDay());

const placesOf = (locations: readonly Location[], name: string): Place[] =>
  locations.flatMap((location) =>
    location.units.filter((unit) => unit.name === name).map((unit) => ({ location, unit })),
  );

/** Days by the location's clock. */
const plan = (locations: readonly Location[], now: Date): Planned[] =>
  wanted.flatMap((shifts) =>
    placesOf(locations, shifts.unit).flatMap((place) => {
      const today = localDay(now.toISOString(), place.location.timeZone);
      const days = shifts.on.flatMap((on) => on.days.map((ahead) => ({ on, ahead, day: addDays(today, ahead) })));
      const kept = days.filter(({ day }) => !shifts.weekdaysOnly || !isWeekend(day));
      return kept.map(({ on, ahead, day }) => ({ place, shifts, on, day, daysAhead: ahead }));
    }),
  );

/** Units side by side; a unit's shifts one after the other, as people book them. */
const seedAll = async (context: SeedContext, planned: readonly Planned[], world: World): Promise<void> => {
  const byUnit = Map.groupBy(planned, ({ place }) => place.unit.unitId);
  const units = [...byUnit.values()].map(async (own) => {
    for (const it of own) await seedShift(context, it, world);
  });
  await Promise.all(units);
};

/** Two weeks of coverage, unless the organization has shifts. */
export const seedCoverage = async (context: SeedContext, world: World): Promise<void> => {
  const { services, now } = context;
  const caller = memberCaller(world.admin, 'readCoverage');
  const { items: locations } = await listLocations(services.locations, { caller });
  const planned = plan(locations, now);
  const units = locations.flatMap((location) => location.units);
  const found = await Promise.all(
    units.map(({ unitId }) => services.shifts.shifts.hasUpcoming(unitId, now.toISOString())),
  );
  if (found.includes(true)) return;
  await seedAll(
    context,
    planned.filter(({ daysAhead }) => daysAhead < 0),
    world,
  );
  await seedAll(
    context,
    planned.filter(({ daysAhead }) => daysAhead >= 0),
    world,
  );
};
