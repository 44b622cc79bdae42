import { addDays } from '@shared/core/rules/calendar-days';
import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import type { EmployerQueueRow } from '@shared/hiring/model/work-queue';
import { beforeAll, describe, expect, it } from 'vitest';
import { getEmployerQueue } from '@lambdas/hiring/dashboards/get-employer-queue';
import { createQueueDeps } from '@lambdas/hiring/dashboards/queue-deps';
import { keyedHash } from '@lambdas/platform/crypto/keyed-hash';
import { createCursors } from '@lambdas/platform/http/cursor';
import { DeleteCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { accountKeys } from '@lambdas/store/accounts/accounts/keys';
import { api } from '../../support/client';
import { registerTeam, type Team } from '../../support/marketplace';
import { testZone } from '../../support/setup/test-zone';
import { sharedStack } from '../../support/stack';
import { minutesAfter, Phone, supervisorOf } from '../../support/work/attendance';
import {
  approveRequest,
  bookShift,
  coverUnit,
  createShift,
  makeUnit,
  shiftForm,
  type Pooled,
} from '../../support/work/shifts';

const stack = await sharedStack();
const hash = keyedHash(async () => Buffer.from('the queue in a test'));

/** Shifts are booked ahead, so the queue is read at an instant of their day. */
const queueAt = (at: string, caller: ReturnType<typeof supervisorOf>) =>
  getEmployerQueue(
    {
      ...createQueueDeps({ table: openTable(), cursors: createCursors(hash) }),
      clock: { now: () => new Date(at) },
    },
    { caller, timeZone: testZone },
  );

const aboutShifts: readonly EmployerQueueRow['kind'][] = ['people_late', 'slots_open', 'shifts_to_approve'];
const rowsAt = async (at: string, caller: ReturnType<typeof supervisorOf>) =>
  (await queueAt(at, caller)).today.filter(({ kind }) => aboutShifts.includes(kind));

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

/** A unit's day with booked people from 7 AM. */
const dayWith = async (people: number, own = team) => {
  const unit = await coverUnit(stack, people, own);
  const shift = (await createShift(unit.manager, unit.location, shiftForm({ headcount: Math.max(1, people) }))).body;
  for (const person of unit.pool) {
    expect((await bookShift(person, shift)).status).toBe(200);
    expect((await approveRequest(unit.manager, shift, person)).status).toBe(200);
  }
  return {
    ...unit,
    shift,
    member: supervisorOf(unit.member, shift.organizationId),
    late: minutesAfter(shift.startsAt, 12),
  };
};

describe('the queue of an employer', () => {
  it('follows a shift from people who are missing to hours that are overdue', async () => {
    const { shift, pool, location, member, late } = await dayWith(2);
    const [ana, ben] = pool as [Pooled, Pooled];
    const { startsAt, day, endsAt } = shift;
    const onDay = { locationId: location.locationId, location: location.name, from: day, until: day };
    expect(await rowsAt(minutesAfter(startsAt, -1), member)).toEqual([]);
    const [missing, ...others] = await rowsAt(late, member);
    expect(others).toEqual([]);
    expect(missing).toMatchObject({ kind: 'people_late', count: 2, places: [{ ...onDay, count: 2 }] });
    const named = missing?.kind === 'people_late' ? missing.people : [];
    const nameOf = ({ me }: Pooled) => `${me.firstName} ${me.lastName}`;
    expect(named.map(({ userId, name, unit }) => [userId, name, unit]).toSorted()).toEqual(
      [ana, ben].map((person) => [person.userId, nameOf(person), 'Surgery']).toSorted(),
    );

    const phone = new Phone(shift);
    await phone.make({ kind: 'in', at: late });
    await phone.send(ana, late);
    expect(await queueAt(late, member)).toMatchObject({
      today: [{ kind: 'people_late', count: 1, people: [{ userId: ben.userId }] }],
      coverage: {
        late: 1,
        isUrgent: true,
        boards: [{ locationId: location.locationId, from: addDays(day, -1), until: addDays(day, 1) }],
      },
    });

    const taken = { breaks: ['yes' as const], charge: false, handover: true };
    await phone.make({ kind: 'out', at: endsAt, answers: taken });
    await phone.send(ana, minutesAfter(endsAt, 1));
    const [waiting] = await rowsAt(minutesAfter(endsAt, 2), member);
    expect(waiting).toMatchObject({ kind: 'shifts_to_approve', count: 1, overdue: 0 });
    expect(await rowsAt(minutesAfter(waiting!.due, 1), member)).toMatchObject([{ count: 1, overdue: 1 }]);
  });

  it('has open slots of today, also tonight’s, and no drafts', async () => {
    const { shift, manager, location, member } = await dayWith(0, await registerTeam(stack));
    const night = { startTime: '19:00', endTime: '07:00' };
    expect((await createShift(manager, location, shiftForm({ ...night, headcount: 2 }))).status).toBe(201);
    expect((await createShift(manager, location, shiftForm(night), false)).status).toBe(201);
    const open = await rowsAt(minutesAfter(shift.startsAt, -60), member);
    expect(open).toMatchObject([{ kind: 'slots_open', count: 3, covering: 0, next: { startsAt: shift.startsAt } }]);
    const [tonight] = await rowsAt(minutesAfter(shift.startsAt, 60), member);
    expect(tonight).toMatchObject({ kind: 'slots_open', count: 2, places: [{ from: shift.day, until: shift.day }] });
    expect(await rowsAt(minutesAfter(shift.startsAt, 24 * 60), member)).toEqual([]);
  });

  it('shows members only the units that they supervise', async () => {
    const { shift, manager, member, late } = await dayWith(0, await registerTeam(stack));
    const elsewhere = await makeUnit(manager);
    expect((await createShift(manager, elsewhere)).status).toBe(201);
    const before = minutesAfter(late, -60);
    const ofManager = supervisorOf(manager, shift.organizationId, 'organization');
    expect((await queueAt(before, ofManager)).coverage).toMatchObject({ open: 2 });
    expect((await queueAt(before, member)).coverage).toMatchObject({ open: 1 });
  });

  it('has no shifts for others', async () => {
    const { shift, admin } = await dayWith(0, await registerTeam(stack));
    const nothing = { late: 0, open: 0, isUrgent: false, boards: [] };
    // Supervises no unit.
    const colleague = supervisorOf(admin, shift.organizationId);
    expect((await queueAt(minutesAfter(shift.startsAt, -60), colleague)).coverage).toEqual(nothing);
    const stranger = await registerTeam(stack);
    const query = { timeZone: testZone };
    expect(
      (await api(dashboardRoutes.getEmployerQueue, { query }, { token: stranger.admin.token })).body,
    ).toMatchObject({ today: [], coverage: nothing });
  });

  it('leaves out the name of someone whose account was erased', async () => {
    const { pool, member, late } = await dayWith(1, await registerTeam(stack));
    const [person] = pool as [Pooled];
    const table = openTable();
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: accountKeys.account(person.userId) }));
    expect(await rowsAt(late, member)).toMatchObject([{ people: [{ userId: person.userId, name: '' }] }]);
  });
});
