import { analyticsRoutes } from '@shared/hiring/api/analytics.routes';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { ownStaffRoutes } from '@shared/work/api/own-staff.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import type { Shift } from '@shared/work/model/shifts/shift';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { dayFromNow, entryId, invitationTokenOf, registerApplicant } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { bookShift, coverUnit, createShift, openShiftsOf, readShift, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';
import { testZone } from '../../support/setup/test-zone';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ ...as(person), idempotencyKey: randomUUID() });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const emailOf = async (person: Person) => (await api(accountRoutes.getMe, {}, as(person))).body.email;

/** Own staff who joined weren't hired here. */
const hiresInMetrics = async (manager: Person): Promise<number> => {
  const query = { from: dayFromNow(-7), to: dayFromNow(0), timeZone: testZone };
  const { status, body } = await api(analyticsRoutes.getAnalytics, { query }, as(manager));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.fill!.spread.reduce((sum, { hires }) => sum + hires, 0);
};

/** A unit whose own staff come first, with one of them and one person of the pool. */
const onBoard = async (manager: Person, { locationId, day, shiftId }: Shift) => {
  const query = { from: day, days: 1 };
  const { days } = (await api(shiftRoutes.getBoard, { params: { locationId }, query }, as(manager))).body;
  return days.flatMap(({ shifts }) => shifts).find(({ id }) => id === shiftId);
};

const setUp = async () => {
  const team = await coverUnit(stack, 1);
  const { manager, location } = team;
  const [unit] = location.units;
  const { unitId, locationId } = unit!;
  const params = { locationId, unitId };
  const { name, careUnit, supervisors } = unit!;
  const body = { unit: { name, careUnit, supervisors, ownStaffFirst: true }, version: unit!.version };
  expect((await api(locationRoutes.updateLocationUnit, { params, body }, as(manager))).status).toBe(200);
  const person = await registerApplicant(
    {},
    { profession: 'surgical_tech', units: [{ id: entryId('ent'), unit: 'or', years: 3, lastWorkedOn: null }] },
  );
  const invite = async (dryRun = false) => {
    const people = [
      { name: 'Ada Byron', email: await emailOf(person), profession: 'surgical_tech', unitIds: [unitId] },
    ];
    return api(ownStaffRoutes.inviteOwnStaff, { body: { list: { people }, dryRun } } as never, once(manager));
  };
  const list = async () => (await api(ownStaffRoutes.listOwnStaff, { query: {} }, as(manager))).body;
  const accept = async () => {
    const token = await invitationTokenOf(stack, await emailOf(person));
    return api(organizationRoutes.acceptInvitation, { params: { token } }, as(person));
  };
  return { ...team, pooled: team.pool[0] as Pooled, person, invite, list, accept, unitId };
};

describe('own staff', () => {
  it('join by invitation, see shifts first, work through their payroll, and leave', async () => {
    const { manager, location, pooled, person, invite, list, accept } = await setUp();
    expect((await invite(true)).body).toEqual({ people: 1, invited: 0, problems: [], readAs: [] });
    expect((await invite()).body).toEqual({ people: 1, invited: 1, problems: [], readAs: [] });
    expect((await invite()).status).toBe(200);
    expect((await list()).invitations).toHaveLength(1);
    expect((await accept()).body).toMatchObject({ code: 'staffInvitationAccepted' });
    const { people, invitations } = await list();
    expect([people.filter(({ hired }) => !hired).length, invitations]).toEqual([1, []]);
    const placementId = people.find(({ hired }) => !hired)!.placementId;
    expect(await hiresInMetrics(manager)).toBe(1);

    const shift = (await createShift(manager, location)).body;
    const [shown] = await openShiftsOf(person);
    expect(shown).toMatchObject({ opensAt: null, payroll: true });
    expect((await readShift(manager, shift)).ladder.map(({ step }) => step)).toEqual(['own_staff', 'pool']);
    expect(await onBoard(manager, shift)).toMatchObject({
      costCents: shift.expectedCents * shift.headcount,
      flags: [],
    });
    const booked = await bookShift(person, shift);
    expect(await onBoard(manager, shift)).toMatchObject({
      ...{ costCents: shift.expectedCents * (shift.headcount - 1), flags: ['own_staff'] },
    });
    expect(booked.body.booking).toMatchObject({
      ...{ status: 'confirmed', payroll: true, expectedCents: 0, placementId },
    });
    // A permanent hire is own staff, too; the slot is gone.
    expect(refusal(await bookShift(pooled, shift))).toEqual([409, 'SHIFT_FILLED']);

    const end = { endOn: dayFromNow(1), reason: 'Moving', version: 1 };
    const ended = await api(offerRoutes.endPlacement, { params: { placementId }, body: end }, as(person));
    expect(ended.body).toMatchObject({ kind: 'own_staff', endOn: dayFromNow(1), version: 2 });
    const hired = { params: { placementId: pooled.placementId }, body: end };
    expect(refusal(await api(offerRoutes.endPlacement, hired, as(pooled)))).toEqual([409, 'ILLEGAL_TRANSITION']);
  });

  it('are assigned by supervisors of their units, once', async () => {
    const { member, manager, location, person, invite, accept } = await setUp();
    await invite();
    await accept();
    const { shiftId } = (await createShift(manager, location)).body;
    const call = { params: { shiftId, userId: person.userId } };
    const check = async () => (await api(ownStaffRoutes.listOwnStaff, { query: call.params }, as(member))).body;
    expect(await check()).toEqual({ people: [], invitations: [], refusal: null });
    const [first, second] = await Promise.all([
      api(shiftRoutes.assignShift, call, as(member)),
      api(shiftRoutes.assignShift, call, as(member)),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { bookings, shift } = (await api(shiftRoutes.getShift, { params: { shiftId } }, as(manager))).body;
    expect(bookings).toMatchObject([{ how: 'assigned', status: 'confirmed', payroll: true }]);
    expect(shift).toMatchObject({ status: 'covered', confirmed: 1 });
    expect(await check()).toMatchObject({ refusal: 'on_shift' });
    const elsewhere = { query: { ...call.params, shiftId: `shf_${'0'.repeat(26)}` } };
    expect(refusal(await api(ownStaffRoutes.listOwnStaff, elsewhere, as(member)))).toEqual([404, 'NOT_FOUND']);
  });
});
