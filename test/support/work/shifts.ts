import { locationRoutes } from '@shared/work/api/locations.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import type { Location } from '@shared/work/model/location';
import type { Shift, ShiftForm } from '@shared/work/model/shifts/shift';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { api } from '../client';
import { clearToStart } from '../people/compliance';
import { hire } from '../hire';
import { apply, createJob, dayFromNow, entryId, registerApplicant, registerTeam, type Team } from '../marketplace';
import type { Person } from '../people';
import type { TestStack } from '../stack';
import { testZone } from '../setup/test-zone';

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ ...as(person), idempotencyKey: randomUUID() });

export const makeUnit = async (manager: Person, supervisors: string[] = []): Promise<Location> => {
  const body = { name: 'Lakeshore', city: 'Boston', state: 'MA', timeZone: testZone } as const;
  const { locationId } = (await api(locationRoutes.createLocation, { body }, once(manager))).body;
  // Everyone hired here is permanent, so all would come first.
  const unit = { name: 'Surgery', careUnit: 'or', supervisors, ownStaffFirst: false } as const;
  return (await api(locationRoutes.addLocationUnit, { params: { locationId }, body: unit }, once(manager))).body;
};

/** A profession without a license, which a review would have to confirm first. */
const profession = 'surgical_tech';

export const shiftForm = (overrides: Partial<z.input<typeof ShiftForm>> = {}): z.input<typeof ShiftForm> => ({
  day: dayFromNow(20),
  startTime: '07:00',
  endTime: '19:00',
  professions: [profession],
  rateCents: 150_00,
  ...overrides,
});

export const createShift = (manager: Person, { locationId, units }: Location, shift = shiftForm(), publish = true) =>
  api(
    shiftRoutes.createShift,
    { params: { locationId, unitId: units[0]!.unitId }, body: { shift, publish } },
    once(manager),
  );
export const readShift = async (manager: Person, { shiftId }: Shift) =>
  (await api(shiftRoutes.getShift, { params: { shiftId } }, as(manager))).body;
export const bookShift = (person: Person, { shiftId, termsHash }: Shift) =>
  api(shiftRoutes.bookShift, { params: { shiftId }, body: { termsHash } }, once(person));
export const approveRequest = (manager: Person, { shiftId }: Shift, { userId }: Person) =>
  api(shiftRoutes.approveShiftRequest, { params: { shiftId, userId } }, as(manager));
export const openShiftsOf = async (person: Person) => (await api(shiftRoutes.findShifts, {}, as(person))).body.items;
export const boardOf = async (manager: Person, { locationId }: Location, from = dayFromNow(20)) =>
  (await api(shiftRoutes.getBoard, { params: { locationId }, query: { from, days: '1' } }, as(manager))).body.days;

type Names = { firstName?: string; lastName?: string };
export type Pooled = Person & { placementId: string };

/** Joins the pool with a complete file, from tomorrow on by default. */
export const joinPool = async (
  { admin }: Pick<Team, 'admin'>,
  jobId: string,
  { startOn = dayFromNow(1), ...names }: Names & { startOn?: string } = {},
): Promise<Pooled> => {
  const person = await registerApplicant(names, {
    profession,
    units: [{ id: entryId('ent'), unit: 'or', years: 3, lastWorkedOn: null }],
  });
  const { applicationId } = await apply(person, jobId);
  const { placementId } = await hire(admin, person, applicationId, { startOn });
  await clearToStart(admin, placementId);
  return { ...person, placementId };
};

/** A job whose hires join the pool. */
export const poolJob = (admin: Person, numberOfOpenings = 1) =>
  createJob(admin, { numberOfOpenings, professions: [profession], specialty: null, unit: 'or' });

/** Adds people with these names to the organization's pool from tomorrow on. */
export const fillPool = async (admin: Team['admin'], people: readonly Names[]): Promise<Pooled[]> => {
  const { jobId } = await poolJob(admin, Math.max(1, people.length));
  return Promise.all(people.map((names) => joinPool({ admin }, jobId, names)));
};

/** A team with a unit that its member supervises, and people in its pool. `own`: an existing team to use. */
export const coverUnit = async (stack: TestStack, people: number, own?: Team) => {
  const team = own ?? (await registerTeam(stack));
  const [location, pool] = await Promise.all([
    makeUnit(team.manager, [team.member.userId]),
    fillPool(
      team.admin,
      Array.from({ length: people }, () => ({})),
    ),
  ]);
  return { ...team, location, pool };
};
