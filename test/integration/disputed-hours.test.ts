import { notificationRoutes } from '@shared/api/notifications.routes';
import { shiftCaseRoutes } from '@shared/api/shift-cases.routes';
import { timesheetRoutes } from '@shared/api/timesheets.routes';
import { mondayOfDay } from '@shared/domain/calendar-days';
import type { Shift } from '@shared/model/shift';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listAttendanceToApprove } from '../../lambdas/attendance/confirm-attendance';
import { returnAttendance } from '../../lambdas/attendance/decide-attendance';
import { answerReturn } from '../../lambdas/attendance/own-attendance';
import {
  advanceShift,
  attendanceAt,
  minutesAfter,
  Phone,
  shiftDayOf,
  supervisorOf,
  workerOf,
} from '../support/attendance';
import { api } from '../support/client';
import { registerStaff, type Person } from '../support/people';
import { approveRequest, bookShift, coverUnit, createShift, shiftForm, type Pooled } from '../support/shifts';
import { sharedStack } from '../support/stack';

const stack = await sharedStack();
const once = ({ token }: Person) => ({ token, idempotencyKey: randomUUID() });

/** An hour late, of which the unit pays none. */
const disputedBy = async (
  person: Pooled,
  shift: Shift,
  { member, location }: Awaited<ReturnType<typeof coverUnit>>,
) => {
  const phone = new Phone(shift);
  await phone.make({ kind: 'in', at: shift.startsAt });
  const answers = { breaks: ['yes' as const], charge: false, handover: true };
  await phone.make({ kind: 'out', at: minutesAfter(shift.endsAt, 60), answers });
  const at = minutesAfter(shift.endsAt, 70);
  await phone.send(person, at);
  const caller = supervisorOf(member, shift.organizationId);
  const { items } = await listAttendanceToApprove(attendanceAt(at), { caller, locationId: location.locationId });
  const seen = { shiftId: shift.shiftId, userId: person.userId, version: items[0]!.version };
  const planned = shift.minutes - 30;
  await returnAttendance(attendanceAt(at), { caller, ...seen, minutes: planned, reason: 'Relieved at 7' });
  const answer = { answer: 'dispute' as const, statement: 'No one relieved me' };
  const { dispute } = await answerReturn(attendanceAt(at), {
    caller: workerOf(person),
    shiftId: shift.shiftId,
    answer,
  });
  return dispute!.until;
};

it('disputed hours go to staff by time, are paid with their decision, and are appealed once to someone else', async () => {
  const [unit, ruth, paul, sam] = await Promise.all([
    coverUnit(stack, 1),
    registerStaff('trust'),
    registerStaff('trust'),
    registerStaff('support'),
  ]);
  const [person] = unit.pool as [Pooled];
  const shift = (await createShift(unit.manager, unit.location, shiftForm({ headcount: 1 }))).body;
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(unit.manager, shift, person)).status).toBe(200);
  const until = await disputedBy(person, shift, unit);
  const planned = shift.minutes - 30;
  await Promise.all([advanceShift(shift, until), advanceShift(shift, until)]);
  await advanceShift(shift, until);

  const casesOf = async () => (await shiftDayOf(person, shift)).body.attendance.dispute!.cases;
  const [{ caseId } = { caseId: '' }, ...more] = await casesOf();
  expect(more).toEqual([]);
  const decide = (who: Person, id: string, minutes: number) => {
    const body = { outcome: 'ruled' as const, minutes, reason: 'The log shows it.', version: 1 };
    return api(shiftCaseRoutes.decideShiftCase, { params: { caseId: id }, body }, once(who));
  };
  const seen = await api(shiftCaseRoutes.getShiftCase, { params: { caseId } }, ruth);
  expect(seen.body).toMatchObject({
    kind: 'dispute',
    hours: { least: planned, most: planned + 60, statement: 'No one relieved me', entries: [{}, {}] },
  });
  expect((await decide(sam, caseId, planned + 40)).status).toBe(403);
  const both = await Promise.all([decide(ruth, caseId, planned + 40), decide(ruth, caseId, planned + 30)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first] = await casesOf();
  const minutes = first!.minutes!;

  const weekOf = async () => {
    const params = { placementId: person.placementId, weekStartsOn: mondayOfDay(shift.day) };
    return (await api(timesheetRoutes.getTimesheet, { params }, person)).body;
  };
  expect((await weekOf()).lines.map((line) => line.minutes)).toEqual([planned, minutes - planned]);

  const params = { shiftId: shift.shiftId, userId: person.userId };
  const appeal = (who: Person) =>
    api(shiftCaseRoutes.appealDispute, { params, body: { text: 'The log is of another door.' } }, once(who));
  expect((await appeal(ruth)).status).toBe(403);
  const appeals = await Promise.all([appeal(person), appeal(unit.member)]);
  expect(appeals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = (await casesOf()).at(-1)!;
  expect(second).toMatchObject({ state: 'open', isAppeal: true });
  expect((await decide(ruth, second.caseId, planned)).status).toBe(403);
  expect((await decide(paul, second.caseId, planned)).status).toBe(200);
  expect((await weekOf()).totalMinutes).toBe(planned);
  expect((await appeal(person)).status).toBe(409);

  await stack.drain();
  const titlesOf = async ({ token }: Person) =>
    (await api(notificationRoutes.listNotifications, { query: {} }, { token })).body.items.map(({ title }) => title);
  const told = ['Our team decides about disputed hours', 'Disputed hours were decided'];
  expect(await titlesOf(person)).toEqual(expect.arrayContaining(told));
  expect(await titlesOf(unit.member)).toEqual(expect.arrayContaining(told));
});
