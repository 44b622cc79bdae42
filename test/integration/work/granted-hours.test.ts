import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { evidenceRoutes } from '@shared/trust/api/evidence.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Shift } from '@shared/work/model/shifts/shift';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { declareNoShow } from '@lambdas/work/attendance/confirm-attendance';
import { openTable } from '@lambdas/platform/table/table';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import { attendanceAt, minutesAfter, shiftDayOf, supervisorOf } from '../../support/work/attendance';
import { api } from '../../support/client';
import { registerStaff, type Person } from '../../support/people';
import { appealEvent } from '../../support/trust/shift-cases';
import { approveRequest, bookShift, coverUnit, createShift, shiftForm, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const once = ({ token }: Person) => ({ token, idempotencyKey: randomUUID() });

/** Marks the person absent, as the unit does. */
const absent = async (person: Pooled, shift: Shift, unit: Awaited<ReturnType<typeof coverUnit>>): Promise<string> => {
  await declareNoShow(attendanceAt(minutesAfter(shift.startsAt, 40)), {
    caller: supervisorOf(unit.member, shift.organizationId),
    shiftId: shift.shiftId,
    userId: person.userId,
  });
  await stack.drain();
  const events = await createLedgers(openTable()).events(person.userId, shift.day);
  return events.find(({ shiftId }) => shiftId === shift.shiftId)!.eventId;
};

type Receipt = { by: Person; shift: Shift; minutes: number };

/** Receipt of hours without clock times, the same for both sides. The booking is shown as one that doesn't count. */
const sameReceipt = async (person: Pooled, { by, shift, minutes }: Receipt): Promise<void> => {
  const { shiftId, day } = shift;
  const booking = { shiftId, userId: person.userId };
  const [own, theirs, listed] = await Promise.all([
    api(evidenceRoutes.getOwnReceipt, { params: { shiftId } }, person),
    api(evidenceRoutes.getBookingReceipt, { params: booking }, by),
    api(shiftRoutes.listOwnBookings, { query: { from: day, days: 1 } }, person),
  ]);
  expect(own.body.document).toEqual(theirs.body.document);
  expect(own.body.document).toMatchObject({ in: null, out: null, agreedAfterAppeal: true, approved: { minutes } });
  expect(listed.body.items).toMatchObject([{ booking: { status: 'no_show' }, lifted: true }]);
};

it('hours after a no-show is overturned are recorded by the unit, paid, and open to objection', async () => {
  const [unit, ruth] = await Promise.all([coverUnit(stack, 1), registerStaff('trust')]);
  const [person] = unit.pool as [Pooled];
  const shift = (await createShift(unit.manager, unit.location, shiftForm({ headcount: 1 }))).body;
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(unit.manager, shift, person)).status).toBe(200);
  const { caseId } = (await appealEvent(person, await absent(person, shift, unit))).body;

  const planned = shift.minutes - 30;
  const decide = (minutes: number) => {
    const body = { outcome: 'exempt' as const, minutes, reason: 'The log shows it.', version: 1 };
    return api(shiftCaseRoutes.decideShiftCase, { params: { caseId }, body }, once(ruth));
  };
  const decided = await Promise.all([decide(planned), decide(planned - 60)]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { attendance } = (await shiftDayOf(person, shift)).body;
  const claimed = attendance.dispute!.claimedMinutes;
  expect(attendance).toMatchObject({ status: 'no_show', approved: { minutes: 0 }, payCents: 0 });

  const params = { shiftId: shift.shiftId, userId: person.userId };
  const record = (minutes: number) =>
    api(attendanceRoutes.settleDispute, { params, body: { minutes, version: attendance.version } }, unit.member);
  expect((await record(claimed + 1)).status).toBe(409);
  const recorded = await Promise.all([record(claimed - 30), record(claimed - 45)]);
  expect(recorded.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { lifted, attendance: settled } = (await shiftDayOf(person, shift)).body;
  const { approved, payCents } = settled;
  expect(lifted).toBe(true);
  await sameReceipt(person, { by: unit.manager, shift, minutes: approved!.minutes });
  const week = await api(
    timesheetRoutes.getTimesheet,
    { params: { placementId: person.placementId, weekStartsOn: mondayOfDay(shift.day) } },
    person,
  );
  expect(week.body.lines.map(({ minutes, shift: of }) => [minutes, of?.cents])).toEqual([
    [approved!.minutes, payCents],
  ]);

  // Outdated notices aren't sent, so the hours must be announced first.
  await stack.drain();
  const objection = { params, body: { text: 'I stayed all night.' } };
  const { body } = await api(shiftCaseRoutes.appealDispute, objection, once(person));
  expect(body.dispute?.cases).toMatchObject([{ state: 'open', openedBy: 'worker' }]);

  await stack.drain();
  const titlesOf = async ({ token }: Person) =>
    (await api(notificationRoutes.listNotifications, { query: {} }, { token })).body.items.map(({ title }) => title);
  const [own, others] = await Promise.all([titlesOf(person), titlesOf(unit.member)]);
  expect(own).toEqual(expect.arrayContaining(['Your appeal succeeded', 'Your hours were settled']));
  expect(others).toContain('Hours to record');
});
