import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Shift } from '@shared/work/model/shifts/shift';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmAttendance, declareNoShow, listAttendanceToApprove } from '@lambdas/work/attendance/confirm-attendance';
import { approveAttendance, returnAttendance, settleDispute } from '@lambdas/work/attendance/decide-attendance';
import { answerReturn, submitAttendance } from '@lambdas/work/attendance/own-attendance';
import {
  advanceShift,
  attendanceAt,
  minutesAfter,
  Phone,
  shiftDayOf,
  supervisorOf,
  workerOf,
} from '../../support/work/attendance';
import { api } from '../../support/client';
import { registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import type { Person } from '../../support/people';
import {
  approveRequest,
  boardOf,
  bookShift,
  coverUnit,
  createShift,
  readShift,
  shiftForm,
  type Pooled,
} from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const taken = { breaks: ['yes' as const], charge: false, handover: true };

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

/** A separate unit with a supervisor, and people who are booked on one shift. */
const booked = async (people: number) => {
  const unit = await coverUnit(stack, people, team);
  const shift = (await createShift(unit.manager, unit.location, shiftForm({ headcount: people }))).body;
  for (const person of unit.pool) {
    expect((await bookShift(person, shift)).status).toBe(200);
    expect((await approveRequest(unit.manager, shift, person)).status).toBe(200);
  }
  const { organizationId } = shift;
  return { ...unit, shift, supervisor: supervisorOf(unit.member, organizationId), organizationId };
};

type Booked = Awaited<ReturnType<typeof booked>>;

/** Work of people who leave so many minutes late, the first on time. */
const workedBy = async (person: Pooled, shift: Shift, over = 0) => {
  const phone = new Phone(shift);
  await phone.make({ kind: 'in', at: shift.startsAt });
  await phone.make({ kind: 'out', at: minutesAfter(shift.endsAt, over), answers: taken });
  return phone.send(person, minutesAfter(shift.endsAt, over + 1));
};

const queueOf = async ({ supervisor, location: { locationId } }: Booked, at: string) =>
  (await listAttendanceToApprove(attendanceAt(at), { caller: supervisor })).items.filter(
    (item) => item.locationId === locationId,
  );

const weekOf = async (person: Pooled, { day }: Shift) => {
  const params = { placementId: person.placementId, weekStartsOn: mondayOfDay(day) };
  return (await api(timesheetRoutes.getTimesheet, { params }, as(person))).body;
};

const earningsOf = async (person: Person) =>
  (await api(timesheetRoutes.getEarnings, {}, as(person))).body.currencies[0];

const peopleOf = async ({ manager, location }: Booked) =>
  (await boardOf(manager, location)).flatMap(({ shifts }) => shifts.flatMap(({ people }) => people));

describe('the life of a shift', () => {
  it('goes from an offline clock-in to a line of the timesheet', async () => {
    const unit = await booked(1);
    const { pool, shift, supervisor, manager, location } = unit;
    const [person] = pool as [Pooled];
    const phone = new Phone(shift);
    const { userId } = person;
    expect(await peopleOf(unit)).toEqual([{ userId, presence: 'booked' }]);
    await phone.make({ kind: 'in', at: minutesAfter(shift.startsAt, 4) });
    const arrived = minutesAfter(shift.startsAt, 200);
    const first = await phone.send(person, arrived);
    expect(first.results).toMatchObject([{ outcome: 'recorded', at: minutesAfter(shift.startsAt, 4), trust: 'high' }]);
    expect(first.attendances).toMatchObject([{ status: 'in_progress', evidence: 'high' }]);
    expect((await readShift(manager, shift)).bookings).toMatchObject([
      { status: 'in_progress', clockedInAt: minutesAfter(shift.startsAt, 4) },
    ]);
    expect(await peopleOf(unit)).toEqual([{ userId, presence: 'in' }]);
    await phone.make({ kind: 'out', at: minutesAfter(shift.endsAt, 6), answers: taken });
    const ended = minutesAfter(shift.endsAt, 10);
    const done = await phone.send(person, ended);
    expect(done.results.map(({ outcome }) => outcome)).toEqual(['known', 'recorded']);
    const planned = shift.minutes - 30;
    expect(done.attendances).toMatchObject([
      {
        status: 'submitted',
        plannedMinutes: planned,
        recorded: { worked: planned + 2, late: 4, over: 6 },
        matches: true,
      },
    ]);
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ flags: ['to_approve'] }] }]);
    expect(await peopleOf(unit)).toEqual([{ userId, presence: 'done' }]);
    const [waiting] = await queueOf(unit, ended);
    const seen = { shiftId: shift.shiftId, userId: person.userId, version: waiting!.version };
    const approval = { caller: supervisor, bookings: [seen] };
    const both = await Promise.all([
      approveAttendance(attendanceAt(ended), approval),
      approveAttendance(attendanceAt(ended), approval),
    ]);
    expect(both.flatMap(({ results }) => results.map(({ outcome }) => outcome))).toEqual(['approved', 'approved']);
    expect(await queueOf(unit, ended)).toEqual([]);
    const cents = Math.round((150_00 * (planned + 2)) / 60);
    const week = await weekOf(person, shift);
    expect(week).toMatchObject({
      status: 'approved',
      totalMinutes: planned + 2,
      approvedCents: cents,
      paidCents: null,
    });
    expect(week.lines).toMatchObject([
      { day: shift.day, minutes: planned + 2, shift: { shiftId: shift.shiftId, cents } },
    ]);
    expect(await earningsOf(person)).toMatchObject({ totalCents: cents, pending: { cents } });
    expect((await readShift(manager, shift)).bookings[0]?.status).toBe('approved');
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ flags: [] }] }]);
  });

  it('is approved without an answer only where the terms say so', async () => {
    const { pool, shift } = await booked(1);
    const [person] = pool as [Pooled];
    const sent = await workedBy(person, shift);
    expect(sent.attendances).toMatchObject([{ status: 'submitted', approvedBySilenceAt: null }]);
    const answerBy = sent.attendances[0]!.answerBy!;
    await advanceShift(shift, minutesAfter(answerBy, 1));
    expect((await shiftDayOf(person, shift)).body.attendance.status).toBe('submitted');
  });

  it('asks for a time when no one clocks out, and makes none up', async () => {
    const { pool, shift } = await booked(1);
    const [person] = pool as [Pooled];
    const phone = new Phone(shift);
    await phone.make({ kind: 'in', at: shift.startsAt });
    await phone.send(person, minutesAfter(shift.startsAt, 1));
    await advanceShift(shift, minutesAfter(shift.endsAt, 12 * 60 - 1));
    expect((await shiftDayOf(person, shift)).body.attendance).toMatchObject({ status: 'in_progress', out: null });
    const late = minutesAfter(shift.endsAt, 12 * 60);
    const runs = await Promise.all([advanceShift(shift, late), advanceShift(shift, late)]);
    expect(runs.reduce((sum, { attended }) => sum + attended, 0)).toBe(1);
    const waiting = (await shiftDayOf(person, shift)).body.attendance;
    expect(waiting).toMatchObject({ status: 'completed', out: null, needsTime: true, recorded: null });
    const of = { caller: workerOf(person), shiftId: shift.shiftId };
    const form = { answers: taken, askedEarly: false, note: 'My phone was empty' };
    await expect(submitAttendance(attendanceAt(late), { ...of, form })).rejects.toMatchObject({ code: 'TIME_MISSING' });
    const given = await submitAttendance(attendanceAt(late), { ...of, form: { ...form, out: shift.endsAt } });
    expect(given).toMatchObject({
      status: 'submitted',
      needsTime: false,
      in: { method: 'location' },
      out: { at: shift.endsAt, method: 'correction' },
    });
  });
});

describe('clock entries', () => {
  it('count once, in any order', async () => {
    const { pool, shift } = await booked(2);
    const [one, two] = pool as [Pooled, Pooled];
    const after = minutesAfter(shift.endsAt, 1);
    const phones = [new Phone(shift), new Phone(shift)] as const;
    for (const phone of phones) {
      await phone.make({ kind: 'in', at: shift.startsAt });
      await phone.make({ kind: 'break_start', at: minutesAfter(shift.startsAt, 240) });
      await phone.make({ kind: 'break_end', at: minutesAfter(shift.startsAt, 272) });
      await phone.make({ kind: 'out', at: shift.endsAt, answers: taken });
    }
    const forward = await phones[0].send(one, after);
    for (const entry of phones[1].waiting.toReversed()) await phones[1].send(two, after, [entry]);
    const again = await Promise.all([phones[1].send(two, after), phones[1].send(two, after)]);
    expect(again.flatMap(({ results }) => results.map(({ outcome }) => outcome))).toEqual(Array(8).fill('known'));
    const [first, second] = [forward.attendances[0]!, (await shiftDayOf(two, shift)).body.attendance];
    expect(second).toMatchObject({ in: first.in, out: first.out, breaks: first.breaks, recorded: first.recorded });
    expect(second.status).toBe('submitted');
    expect((await shiftDayOf(two, shift)).body.entries).toHaveLength(4);
  });

  it('are refused separately: outside, too early, too late, with a wrong code, changed, or of another booking', async () => {
    const { pool, shift } = await booked(1);
    const [person] = pool as [Pooled];
    const phone = new Phone(shift);
    const outside = { result: 'outside' as const, accuracyUpTo: 20 as const };
    await phone.make({ kind: 'in', at: minutesAfter(shift.startsAt, -31) });
    await phone.make({ kind: 'in', at: shift.startsAt, fence: outside });
    await phone.make({ kind: 'in', at: shift.startsAt, method: 'code', code: '000000', fence: null });
    await phone.make({ kind: 'in', at: shift.startsAt, shiftId: 'shf_01KKC0S7HD3HT9WPNHA3TYSBVC' });
    const whole = await phone.make({ kind: 'in', at: shift.startsAt });
    phone.waiting[4] = { ...whole, askedEarly: true };
    const outcomes = async (at: string) => {
      const { results } = await phone.send(person, at);
      return new Map(results.map(({ entryId, outcome }) => [entryId, outcome]));
    };
    const found = await outcomes(minutesAfter(shift.startsAt, 1));
    expect(phone.waiting.map(({ entryId }) => found.get(entryId))).toEqual([
      'too_early',
      'not_there',
      'wrong_code',
      'not_booked',
      'wrong_hash',
    ]);
    phone.waiting[4] = whole;
    const late = await outcomes(minutesAfter(shift.startsAt, 73 * 60));
    expect(late.get(whole.entryId)).toBe('too_late');
    expect((await shiftDayOf(person, shift)).body).toMatchObject({ attendance: { version: 0, in: null }, entries: [] });
  });

  it('belong to the booked person only', async () => {
    const [{ pool, shift }, stranger] = await Promise.all([booked(1), registerApplicant()]);
    const phone = new Phone(shift);
    await phone.make({ kind: 'in', at: shift.startsAt });
    const { results, attendances } = await phone.send(stranger, shift.startsAt);
    expect([results[0]?.outcome, attendances]).toEqual(['not_booked', []]);
    expect((await shiftDayOf(stranger, shift)).status).toBe(404);
    expect((await shiftDayOf(pool[0]!, shift)).body).toMatchObject({
      attendance: { status: 'confirmed' },
      place: { city: 'Boston', center: null, fenceMeters: 150 },
    });
  });
});

describe('a supervisor', () => {
  it('confirms a person without a phone, and keeps times that a phone proved', async () => {
    const { pool, shift, supervisor } = await booked(2);
    const [one, two] = pool as [Pooled, Pooled];
    const ended = minutesAfter(shift.endsAt, 5);
    const times = { in: shift.startsAt, out: shift.endsAt, askedEarly: false, answers: taken };
    const confirm = (userId: string) =>
      confirmAttendance(attendanceAt(ended), { caller: supervisor, shiftId: shift.shiftId, userId, times });
    expect(await confirm(one.userId)).toMatchObject({ status: 'submitted', evidence: 'confirmed', matches: true });
    const phone = new Phone(shift);
    await phone.make({ kind: 'in', at: minutesAfter(shift.startsAt, 3) });
    await phone.send(two, ended);
    expect(await confirm(two.userId)).toMatchObject({
      status: 'submitted',
      in: { at: minutesAfter(shift.startsAt, 3), method: 'location' },
      out: { at: shift.endsAt, method: 'supervisor' },
    });
  });

  it('reports a no-show, half an hour after the start at the earliest', async () => {
    const { pool, shift, supervisor, manager } = await booked(1);
    const [person] = pool as [Pooled];
    const of = { caller: supervisor, shiftId: shift.shiftId, userId: person.userId };
    const declare = (minutes: number) => declareNoShow(attendanceAt(minutesAfter(shift.startsAt, minutes)), of);
    await expect(declare(29)).rejects.toMatchObject({ code: 'TOO_EARLY' });
    expect((await declare(30)).status).toBe('no_show');
    expect((await declare(40)).status).toBe('no_show');
    expect((await readShift(manager, shift)).shift.confirmed).toBe(0);
  });

  it('returns minutes with a reason; undisputed ones are approved at once', async () => {
    const unit = await booked(3);
    const { pool, shift, supervisor } = unit;
    const [agrees, corrects, disputes] = pool as [Pooled, Pooled, Pooled];
    for (const person of pool) await workedBy(person, shift, 60);
    const at = minutesAfter(shift.endsAt, 70);
    const waiting = await queueOf(unit, at);
    const planned = shift.minutes - 30;
    for (const { professional, version } of waiting) {
      const of = { caller: supervisor, shiftId: shift.shiftId, userId: professional.userId };
      await returnAttendance(attendanceAt(at), { ...of, version, minutes: planned, reason: 'Relieved at 7' });
    }
    const give = (person: Pooled, answer: Parameters<typeof answerReturn>[1]['answer']) =>
      answerReturn(attendanceAt(at), { caller: workerOf(person), shiftId: shift.shiftId, answer });
    expect(await give(agrees, { answer: 'agree' })).toMatchObject({
      status: 'approved',
      approved: { minutes: planned },
    });
    expect((await weekOf(agrees, shift)).totalMinutes).toBe(planned);
    const times = { in: shift.startsAt, out: minutesAfter(shift.endsAt, 20), askedEarly: false };
    const correction = { answer: 'correct' as const, ...times, answers: taken, note: '' };
    expect(await give(corrects, correction)).toMatchObject({
      status: 'submitted',
      recorded: { worked: planned + 20 },
      out: { method: 'correction' },
    });
    expect(await give(disputes, { answer: 'dispute', statement: 'No one relieved me' })).toMatchObject({
      status: 'approved',
      approved: { minutes: planned },
      dispute: { claimedMinutes: planned + 60, foundMinutes: planned, settledMinutes: null },
    });
    const { version } = (await shiftDayOf(disputes, shift)).body.attendance;
    const settling = { caller: supervisor, shiftId: shift.shiftId, userId: disputes.userId, version };
    const settle = (minutes: number) => settleDispute(attendanceAt(at), { ...settling, minutes });
    await expect(settle(planned - 1)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await settle(planned + 40)).toMatchObject({ approved: { minutes: planned + 40 } });
    await expect(settle(planned + 60)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const week = await weekOf(disputes, shift);
    expect(week.lines.map(({ minutes }) => minutes)).toEqual([planned, 40]);
    expect(week.approvedCents).toBe(Math.round((150_00 * (planned + 40)) / 60));
    await expect(give(agrees, { answer: 'agree' })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('never decides about their own booking, or about other units', async () => {
    const { pool, shift, organizationId } = await booked(1);
    const [person] = pool as [Pooled];
    await workedBy(person, shift);
    const at = minutesAfter(shift.endsAt, 5);
    const { version } = (await shiftDayOf(person, shift)).body.attendance;
    const bookings = [{ shiftId: shift.shiftId, userId: person.userId, version }];
    const outcome = async (caller: ReturnType<typeof supervisorOf>) =>
      (await approveAttendance(attendanceAt(at), { caller, bookings })).results[0]?.outcome;
    const own = supervisorOf(person, organizationId, 'organization');
    expect(await outcome(own)).toBe('own');
    const minutes = { minutes: 0, reason: 'No', version };
    const of = { shiftId: shift.shiftId, userId: person.userId };
    await expect(returnAttendance(attendanceAt(at), { caller: own, ...of, ...minutes })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const [unsupervised, elsewhere] = [supervisorOf(pool[0]!, organizationId), supervisorOf(person, 'org_other')];
    expect([await outcome(unsupervised), await outcome(elsewhere)]).toEqual(['not_found', 'not_found']);
    expect((await shiftDayOf(person, shift)).body.attendance.status).toBe('submitted');
  });
});

describe('a screen at the unit', () => {
  it('shows the code that people clock in with, until it is revoked', async () => {
    const { manager, member, location } = await coverUnit(stack, 0, team);
    const { locationId } = location;
    const pair = { params: { locationId }, body: { name: 'Nurses station' } };
    expect((await api(attendanceRoutes.createKioskPairing, pair, as(member))).status).toBe(403);
    const { code } = (await api(attendanceRoutes.createKioskPairing, pair, as(manager))).body;
    const paired = await api(attendanceRoutes.pairKiosk, { body: { code } });
    expect(paired.body).toMatchObject({ location: 'Lakeshore' });
    expect((await api(attendanceRoutes.pairKiosk, { body: { code } })).status).toBe(400);
    const { kioskId, secret } = paired.body;
    const shown = await api(attendanceRoutes.getKioskCode, { body: { kioskId, secret } });
    expect(shown.body.code).toMatch(/^\d{6}$/);
    const wrong = { kioskId, secret: 'a'.repeat(43) };
    expect((await api(attendanceRoutes.getKioskCode, { body: wrong })).status).toBe(404);
    const listed = await api(attendanceRoutes.listKiosks, { params: { locationId } }, as(manager));
    expect(listed.body.items).toMatchObject([{ kioskId, name: 'Nurses station' }]);
    expect(JSON.stringify(listed.body)).not.toContain('secret');
    await api(attendanceRoutes.revokeKiosk, { params: { locationId, kioskId } }, as(manager));
    expect((await api(attendanceRoutes.getKioskCode, { body: { kioskId, secret } })).status).toBe(404);
  });
});
