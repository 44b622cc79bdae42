import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { advanceShift, shiftDayOf } from '../../support/work/attendance';
import { api } from '../../support/client';
import { bookedBy, returnedHour } from '../../support/work/disputes';
import { registerStaff, type Person } from '../../support/people';
import { coverUnit, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const once = ({ token }: Person) => ({ token, idempotencyKey: randomUUID() });

it('disputed hours go to staff by due time, are paid by their decision, and can be appealed once to someone else', async () => {
  const [unit, ruth, paul, sam] = await Promise.all([
    coverUnit(stack, 1),
    registerStaff('trust'),
    registerStaff('trust'),
    registerStaff('support'),
  ]);
  const [person] = unit.pool as [Pooled];
  const shift = await bookedBy(person, unit);
  const { until } = (await (await returnedHour(person, shift, unit))()).dispute!;
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
  // The opening of an already decided case is not announced.
  await stack.drain();
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
