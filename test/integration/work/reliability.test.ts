import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { fadedTo, scoreOf } from '@shared/work/rules/reliability/reliability';
import type { Booking } from '@shared/work/model/booking';
import type { BookingOutcome } from '@shared/work/model/reliability';
import type { DomainEvent } from '@shared/core/model/event';
import type { Shift } from '@shared/work/model/shifts/shift';
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '@lambdas/work/shifts/booking/change-booking';
import type { Deps } from '@lambdas/work/shifts/ports';
import { createShiftDeps } from '@lambdas/work/shifts/shift-deps';
import { systemClock } from '@lambdas/platform/clock';
import { keyedHash } from '@lambdas/platform/crypto/keyed-hash';
import { recordOutcomes } from '@lambdas/work/shifts/background/record-outcomes';
import { recomputeBookingPay } from '@lambdas/work/shifts/recompute-booking-pay';
import { createPayDeps } from '@lambdas/store/work/attendance/open-pay';
import { PutCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { entity } from '@lambdas/store/entity';
import { keys } from '@lambdas/store/keys';
import { createAttendedReads } from '@lambdas/store/work/attendance/attendance';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import { createShifts } from '@lambdas/store/work/shifts/shifts';
import { api } from '../../support/client';
import { dayFromNow } from '../../support/marketplace';
import type { Person } from '../../support/people';
import {
  approveRequest,
  bookShift,
  coverUnit,
  createShift,
  openShiftsOf,
  readShift,
  shiftForm,
  type Pooled,
} from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();
const as = ({ token }: Person) => ({ token });
const today = dayFromNow(0);

const [shifts, ledgers] = [createShifts(table), createLedgers(table)];
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const hash = keyedHash(() => Promise.resolve(Buffer.from('key')));
const reliabilityOf = async (person: Person) => (await api(shiftRoutes.getReliability, {}, as(person))).body;
const leave = (person: Person, { shiftId }: Shift, exempt = false) =>
  api(shiftRoutes.leaveShift, { params: { shiftId }, body: { exempt } }, as(person));
const undo = (person: Person, { shiftId }: Shift) => api(shiftRoutes.undoLeaving, { params: { shiftId } }, as(person));

const book = async (manager: Person, shift: Shift, person: Person): Promise<void> => {
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(manager, shift, person)).status).toBe(200);
};

/** Cancels as the supervisor, at a given time before the start. */
const cancelLate = (organizationId: string, { shiftId, startsAt }: Shift, { userId }: Person, hours: number) => {
  const now = () => new Date(Date.parse(startsAt) - hours * 3_600_000);
  const deps: Deps = { ...createShiftDeps(table, hash), clock: { ...systemClock, now } };
  const caller = {
    userId: 'usr',
    scope: 'organization',
    membership: { organizationId },
  } as unknown as AuthorizedCaller;
  return cancelBooking(deps, { caller, shiftId, userId, reason: 'Census is low' });
};

const changed = ({ shiftId, organizationId, placementId, professional, status, attempt }: Booking): DomainEvent => ({
  id: 'booking.changed:test',
  type: 'booking.changed',
  occurredAt: new Date().toISOString(),
  data: { shiftId, organizationId, placementId, professionalId: professional.userId, status, attempt },
});

const follow = async (booking: Booking): Promise<void> => {
  const deps = { shifts, attendance: createAttendedReads(table), ledgers, clock: systemClock };
  for (const { run } of await recordOutcomes(deps, changed(booking))) await run();
};

/** Adds a number of bookings with this outcome. */
const remember = async (ownerId: string, count: number, outcome: BookingOutcome, shiftId: string): Promise<void> => {
  for (let attempt = 1; attempt <= count; attempt += 1) {
    const event = { ownerId, eventId: `${today}#${attempt}`, bookingId: `b${attempt}`, attempt, on: today, outcome };
    const Item = {
      ...keys.reliabilityEvent(ownerId, event.eventId),
      ...entity('ReliabilityEvent'),
      ...event,
      ...{ shiftId, side: 'facility', exempt: false },
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  await ledgers.sumUp(ownerId, systemClock);
};

describe('a canceled booking', () => {
  it('is in the ledger of the side that canceled it, and no one else reads it', async () => {
    const { admin, manager, member, location, pool } = await coverUnit(stack, 2);
    const [person, other] = pool as [Pooled, Pooled];
    const shift = (await createShift(manager, location, shiftForm({ headcount: 2 }))).body;
    await book(manager, shift, person);
    await book(manager, shift, other);
    await cancelLate(admin.organizationId, shift, other, 3);
    await leave(person, shift);
    await stack.drain();
    expect(await reliabilityOf(other)).toMatchObject({ side: 'worker', record: { shifts: 0 }, lines: [] });
    expect(await reliabilityOf(admin)).toMatchObject({
      side: 'facility',
      record: { score: null, shifts: 1 },
      lines: [{ shiftId: shift.shiftId, outcome: { kind: 'canceled' }, points: 6, place: { unit: 'Surgery' } }],
    });
    for (const { token } of [manager, member]) {
      expect(refusal(await api(shiftRoutes.getReliability, {}, { token }))).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('is paid for late notice in the same write, and stays so when the person is booked again', async () => {
    const { admin, manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    const canceled = await cancelLate(admin.organizationId, shift, person, 3);
    const owed = { by: 'facility', points: 6, minutes: 240, cents: 600_00, basis: 'policy', noticeMinutes: 180 };
    expect(canceled.bookings).toMatchObject([{ status: 'canceled_by_facility', cancellations: [owed] }]);
    await book(manager, shift, person);
    await leave(person, shift);
    const [booking] = (await readShift(manager, shift)).bookings;
    expect(booking?.cancellations).toMatchObject([owed, { by: 'worker', attempt: 2, cents: 0 }]);
  });

  it('is on the timesheet once, also for repeated events', async () => {
    const { admin, manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    const [booking] = (await cancelLate(admin.organizationId, shift, person, 3)).bookings;
    const settle = async () => {
      for (const { run } of recomputeBookingPay(createPayDeps(table, systemClock), changed(booking!))) await run();
    };
    await Promise.all([settle(), settle()]);
    await stack.drain();
    const params = { placementId: booking!.placementId, weekStartsOn: mondayOfDay(shift.day) };
    const week = (await api(timesheetRoutes.getTimesheet, { params }, as(person))).body;
    expect(week).toMatchObject({ status: 'approved', totalMinutes: 0, approvedCents: 600_00 });
    expect(week.lines).toMatchObject([{ shift: { kind: 'cancellation', cents: 600_00, pay: [{ minutes: 240 }] } }]);
    const { currencies } = (await api(timesheetRoutes.getEarnings, {}, as(person))).body;
    expect(currencies).toMatchObject([{ totalCents: 600_00, canceledCents: 600_00, averageHourlyCents: null }]);
  });

  it('ends once, by whichever side comes first', async () => {
    const { admin, manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    const params = { shiftId: shift.shiftId, userId: person.userId };
    const [left, canceled] = await Promise.all([
      leave(person, shift),
      api(shiftRoutes.cancelBooking, { params, body: { reason: 'Unit closed' } }, as(admin)),
    ]);
    expect([left.status, canceled.status].toSorted()).toEqual([200, 409]);
    expect((await readShift(manager, shift)).bookings[0]?.cancellations).toHaveLength(1);
  });

  it('is restored within minutes while the slot is free, without a trace', async () => {
    const { manager, location, pool } = await coverUnit(stack, 2);
    const [person, other] = pool as [Pooled, Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    await leave(person, shift);
    await stack.drain();
    const undone = await Promise.all([undo(person, shift), undo(person, shift)]);
    expect(undone.map(({ status, body }) => [status, body.booking.status])).toEqual([
      [200, 'confirmed'],
      [200, 'confirmed'],
    ]);
    await stack.drain();
    expect(await reliabilityOf(person)).toMatchObject({ record: { shifts: 0 }, lines: [] });
    expect(await readShift(manager, shift)).toMatchObject({ shift: { status: 'covered', confirmed: 1 } });
    await leave(person, shift);
    await book(manager, shift, other);
    expect(refusal(await undo(person, shift))).toEqual([409, 'SHIFT_FILLED']);
    expect(refusal(await undo(other, shift))).toEqual([200, undefined]);
  });
});

describe('the ledgers', () => {
  it('record each booking once, for events repeated or in any order', async () => {
    const { admin, manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    const { bookings } = await cancelLate(admin.organizationId, shift, person, 30);
    const [first] = bookings as [Booking];
    await book(manager, shift, person);
    const again = (await cancelLate(admin.organizationId, shift, person, 5)).bookings[0]!;
    await Promise.all([follow(again), follow(first), follow(again)]);
    await follow(first);
    await stack.drain();
    const events = await ledgers.events(admin.organizationId, again.updatedAt.slice(0, 10));
    expect(events.map(({ attempt, outcome }) => [attempt, outcome])).toEqual(
      expect.arrayContaining([
        [1, { kind: 'canceled', noticeHours: 30 }],
        [2, { kind: 'canceled', noticeHours: 5 }],
      ]),
    );
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain(person.userId);
    // The worse of the two counts for the booking.
    expect(await ledgers.summaries([admin.organizationId, person.userId])).toMatchObject([{ events: 1 }, null]);
  });

  it('show an organization’s number on its shifts, and a requester’s number to the unit', async () => {
    const { admin, manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    const record = async () => (await openShiftsOf(person))[0]?.facility;
    expect(await record()).toEqual({ score: null, shifts: 0, measures: [] });
    await remember(admin.organizationId, 6, { kind: 'canceled', noticeHours: 1 }, shift.shiftId);
    const [summary] = await ledgers.summaries([admin.organizationId]);
    expect(await record()).toEqual({ score: scoreOf(fadedTo(summary!, today)), shifts: 6, measures: [] });
    expect(await reliabilityOf(admin)).toMatchObject({ effects: { requestOnly: true, recordFirst: true } });
    await remember(person.userId, 5, { kind: 'kept' }, shift.shiftId);
    await bookShift(person, shift);
    expect((await readShift(manager, shift)).records).toEqual([{ userId: person.userId, score: 100, shifts: 5 }]);
  });

  it('count the remaining exemptions, and hide them from the organization', async () => {
    const { manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const soon = (await createShift(manager, location, shiftForm({ day: dayFromNow(2) }))).body;
    await book(manager, soon, person);
    // The booking is older than the undo period.
    const stored = (await shifts.booking(soon.shiftId, person.userId))!;
    const bookedAt = new Date(Date.now() - 3_600_000).toISOString();
    const Item = { ...stored, bookedAt, ...keys.booking(soon.shiftId, person.userId), ...entity('Booking') };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    const { body } = await leave(person, soon, true);
    const points = body.booking.cancellations?.at(-1)?.points;
    expect(points).toBe(1);
    await stack.drain();
    expect(await reliabilityOf(person)).toMatchObject({
      record: { shifts: 0 },
      exemptionsLeft: 1,
      lines: [{ isExempt: true, points: 1 }],
    });
    expect(JSON.stringify(await readShift(manager, soon))).not.toMatch(/exempt/i);
  });
});
