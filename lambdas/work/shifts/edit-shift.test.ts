import { describe, expect, it } from 'vitest';
import type { Booking } from '@shared/work/model/booking';
import { ShiftForm } from '@shared/work/model/shifts/shift';
import { rowOf } from '../../store/work/shifts/board';
import { advanceDueShifts, type AdvanceDeps } from './background/advance-due-shifts';
import { answerTerms } from './booking/answer-terms';
import { bookShift } from './booking/book-shift';
import { approveShiftRequest } from './booking/change-booking';
import { updateShift } from './edit-shift';
import { leaveShift } from './booking/leave-shift';
import { raiseShiftPay } from './filling/raise-shift-pay';
import { answerOf, FakeShiftDeps, nightOf } from './shift-deps.fake';

const shiftId = 'shf_1';

/** Books the person elsewhere from the end of the shift on. */
const worksElsewhere = ({ table }: FakeShiftDeps, userId: string): void => {
  const head = table.heads.get(userId)!;
  const [startsAt, endsAt] = ['2026-12-04T13:00:00.000Z', '2026-12-04T17:00:00.000Z'];
  const next = { ...head.live[0]!, shiftId: 'shf_next', startsAt, endsAt };
  table.heads.set(userId, { ...head, live: [...head.live, next] });
};

type Setup = { people?: number; headcount?: number; at?: string };

/** Thursday shift on December 3 in Chicago; all but the last person are booked. */
const setUp = async ({ people = 2, headcount = 2, at = '2026-12-02T01:00:00.000Z' }: Setup = {}) => {
  const fake = new FakeShiftDeps(people);
  const deps = fake.deps();
  fake.now = new Date('2026-11-20T18:00:00.000Z');
  fake.table.add(nightOf({ headcount }));
  const stored = () => fake.table.shifts.get(shiftId)!;
  const form = (changes: Partial<ShiftForm> = {}): ShiftForm => ({ ...ShiftForm.strip().parse(stored()), ...changes });
  const edit = (changes: Partial<ShiftForm>, caller = fake.manager) =>
    answerOf(updateShift(deps, { caller, shiftId, shift: form(changes), version: stored().version }));
  const bookingOf = (userId: string): Booking => fake.table.bookings.get(`${shiftId}#${userId}`)!;
  const answer = (userId: string, accept: boolean, termsHash = bookingOf(userId).change?.termsHash ?? '') =>
    answerOf(answerTerms(deps, { caller: fake.as(userId), shiftId, termsHash, accept }));
  const book = (userId: string) =>
    answerOf(bookShift(deps, { caller: fake.as(userId), shiftId, termsHash: stored().termsHash }));
  const advance = async () => {
    const due = {
      shifts: async () => ({ due: [], next: null }),
      requests: async () => ({ due: fake.people.map((userId) => ({ shiftId, userId })), next: null }),
      attendance: async () => ({ due: [], next: null }),
    };
    return advanceDueShifts({ ...deps, due } as unknown as AdvanceDeps, () => true);
  };
  // Gives the shift the hash of its terms.
  await edit({ notes: 'Park in lot B' });
  for (const userId of fake.people) await book(userId);
  fake.now = new Date(at);
  return { fake, deps, stored, form, edit, bookingOf, answer, book, advance };
};

const oneHourLater = { startTime: '20:00', endTime: '08:00' };
const eightPm = '2026-12-04T02:00:00.000Z';
const sevenPm = '2026-12-04T01:00:00.000Z';

describe('an edit of a booked shift', () => {
  it('asks people to accept new times, and keeps their times until then', async () => {
    const { edit, stored, bookingOf, fake } = await setUp();
    expect(await edit(oneHourLater)).toBe('done');
    expect(stored()).toMatchObject({ startsAt: eightPm, confirmed: 2, status: 'covered' });
    expect(bookingOf('pro_01')).toMatchObject({
      ...{ status: 'confirmed', startsAt: sevenPm, terms: { startTime: '19:00' } },
      // A quarter of the time until the earlier start.
      change: { startsAt: eightPm, terms: { startTime: '20:00' }, answerBy: '2026-12-02T13:00:00.000Z' },
      termsNews: { what: 'asked' },
    });
    expect(fake.table.heads.get('pro_01')?.live).toMatchObject(
      [{ shiftId: 'shf_pro_01' }, { startsAt: sevenPm }].slice(-1),
    );
  });

  it('moves people by up to 15 minutes from their accepted times', async () => {
    const { edit, bookingOf, fake } = await setUp();
    await edit({ startTime: '19:10' });
    const moved = bookingOf('pro_01');
    expect([moved.startsAt, moved.change, moved.termsNews?.what]).toEqual([
      '2026-12-04T01:10:00.000Z',
      undefined,
      'moved',
    ]);
    expect(fake.table.heads.get('pro_01')?.live.at(-1)).toMatchObject({ startsAt: '2026-12-04T01:10:00.000Z' });
    await edit({ startTime: '19:20' });
    expect(bookingOf('pro_01')).toMatchObject({
      startsAt: '2026-12-04T01:10:00.000Z',
      change: { startsAt: '2026-12-04T01:20:00.000Z' },
    });
  });

  it('asks people whose other shift would overlap, even for minutes', async () => {
    const { edit, bookingOf, fake } = await setUp();
    worksElsewhere(fake, 'pro_01');
    await edit({ endTime: '07:15' });
    expect([bookingOf('pro_01').change?.endsAt, bookingOf('pro_02').change]).toEqual([
      '2026-12-04T13:15:00.000Z',
      undefined,
    ]);
  });

  it('raises everyone’s pay at once, including people with a pending change', async () => {
    const { edit, bookingOf } = await setUp();
    await edit(oneHourLater);
    const { change } = bookingOf('pro_01');
    await edit({ rateCents: 60_00 });
    const raised = bookingOf('pro_01');
    expect(raised).toMatchObject({
      ...{ startsAt: sevenPm, expectedCents: 660_00, terms: { startTime: '19:00', rateCents: 60_00 } },
      change: { terms: { rateCents: 60_00 }, askedAt: change?.askedAt, answerBy: change?.answerBy },
    });
    const { edit: editOther, bookingOf: other } = await setUp();
    await editOther({ rateCents: 60_00 });
    expect(other('pro_01')).toMatchObject({ expectedCents: 660_00, termsNews: { what: 'raised' } });
    expect(other('pro_01').change).toBeUndefined();
  });

  it('rejects less pay, fewer slots than people, and questions in the last hour', async () => {
    const { edit, fake } = await setUp();
    expect(await edit({ rateCents: 50_00 })).toBe('SHIFT_PAY_LOWERED');
    expect(await edit({ headcount: 1 })).toBe('SHIFT_BOOKED');
    fake.now = new Date('2026-12-04T00:00:01.000Z');
    expect(await edit(oneHourLater)).toBe('TERMS_TOO_LATE');
    expect(await edit({ notes: 'Use the north entrance' })).toBe('done');
  });

  it('counts higher pay as a raise: only managers can exceed the week’s approved amount', async () => {
    const { edit, fake } = await setUp();
    const supervisor = { ...fake.manager, scope: 'assigned', userId: 'sup' } as typeof fake.manager;
    expect(await edit({ rateCents: 60_00 }, supervisor)).toBe('RAISE_OVER_APPROVED');
    expect(await edit({ rateCents: 60_00 })).toBe('done');
    expect([...fake.table.raiseWeeks.values()]).toMatchObject([{ spentCents: 66_00 }]);
  });

  it('withdraws its questions when reverted', async () => {
    const { edit, bookingOf } = await setUp();
    await edit(oneHourLater);
    await edit({ startTime: '19:00', endTime: '07:00' });
    expect(bookingOf('pro_01').change).toBeUndefined();
    expect(bookingOf('pro_01')).toMatchObject({ startsAt: sevenPm, termsNews: { what: 'kept' } });
  });

  it('asks about another day', async () => {
    const { edit, bookingOf, stored } = await setUp();
    expect(await edit({ day: '2026-12-05' })).toBe('done');
    expect([stored().day, bookingOf('pro_02').terms.day, bookingOf('pro_02').change?.terms.day]).toEqual([
      ...['2026-12-05', '2026-12-03', '2026-12-05'],
    ]);
  });
});

describe('the answer to a change', () => {
  it('moves a person who accepts, once, and keeps the slot', async () => {
    const { edit, answer, bookingOf, stored, fake } = await setUp();
    await edit(oneHourLater);
    const { termsHash } = bookingOf('pro_01').change!;
    const answers = await Promise.all([answer('pro_01', true, termsHash), answer('pro_01', true, termsHash)]);
    expect(answers).toEqual(['done', 'done']);
    expect(bookingOf('pro_01')).toMatchObject({
      status: 'confirmed',
      startsAt: eightPm,
      termsHash: stored().termsHash,
    });
    expect(bookingOf('pro_01').change).toBeUndefined();
    expect(fake.table.heads.get('pro_01')?.live.at(-1)).toMatchObject({ shiftId, startsAt: eightPm });
    expect(stored()).toMatchObject({ status: 'covered', confirmed: 2 });
  });

  it('costs nothing when declined: it is a facility cancellation with the edit’s notice', async () => {
    const { edit, answer, bookingOf, stored, fake } = await setUp({ at: '2026-12-03T00:00:00.000Z' });
    await edit(oneHourLater);
    // Now less than 24 hours before.
    fake.passMinutes(120);
    expect(await answer('pro_02', false)).toBe('done');
    expect(bookingOf('pro_02')).toMatchObject({
      status: 'canceled_by_facility',
      cancellations: [{ by: 'facility', noticeMinutes: 1500, points: 1, cents: 0, refusal: 'declined' }],
    });
    expect(stored()).toMatchObject({ status: 'open', confirmed: 1, startsAt: eightPm });
    expect(fake.table.heads.get('pro_02')?.live.some((it) => it.shiftId === shiftId)).toBe(false);
    expect(await answer('pro_02', false)).toBe('done');
  });

  it('is a no at the deadline, with the facility’s pay', async () => {
    const { edit, bookingOf, advance, fake } = await setUp({ at: '2026-12-03T15:00:00.000Z' });
    await edit(oneHourLater);
    expect(bookingOf('pro_01').change?.answerBy).toBe('2026-12-03T17:30:00.000Z');
    expect(await advance()).toMatchObject({ lapsed: 0 });
    fake.passMinutes(150);
    expect(await advance()).toMatchObject({ lapsed: 2 });
    expect(bookingOf('pro_01')).toMatchObject({
      status: 'canceled_by_facility',
      cancellations: [{ points: 3, minutes: 120, cents: 114_00, refusal: 'silence' }],
    });
  });

  it('is checked again: people with a conflict by then can only decline', async () => {
    const { edit, answer, fake } = await setUp();
    await edit(oneHourLater);
    worksElsewhere(fake, 'pro_01');
    expect(await answer('pro_01', true)).toBe('NOT_ELIGIBLE');
    expect(await answer('pro_01', false)).toBe('done');
  });

  it('is rejected for an older change, even during a concurrent edit', async () => {
    const { edit, answer, bookingOf, fake } = await setUp();
    await edit(oneHourLater);
    const { termsHash } = bookingOf('pro_01').change!;
    fake.table.beforeWrite = async () => void (await edit({ startTime: '21:00', endTime: '09:00' }));
    expect(await answer('pro_01', true, termsHash)).toBe('TERMS_CHANGED');
    expect(bookingOf('pro_01').change).toMatchObject({ terms: { startTime: '21:00' } });
    expect(await answer('pro_01', true)).toBe('done');
    expect(bookingOf('pro_01').terms.startTime).toBe('21:00');
  });

  it('is a no for a person who leaves, not their own cancellation', async () => {
    const { edit, bookingOf, deps, fake } = await setUp();
    await edit(oneHourLater);
    await leaveShift(deps, { caller: fake.as('pro_01'), shiftId, exempt: false });
    expect(bookingOf('pro_01')).toMatchObject({ status: 'canceled_by_facility', cancellations: [{ by: 'facility' }] });
  });

  it('must come before the unit can approve a request', async () => {
    const { edit, answer, bookingOf, stored, deps, fake } = await setUp({ people: 1 });
    const booked = bookingOf('pro_01');
    const asking = { ...booked, status: 'requested' as const, answerBy: '2026-12-02T02:00:00.000Z' };
    fake.table.bookings.set(`${shiftId}#pro_01`, asking);
    fake.table.shifts.set(shiftId, { ...stored(), confirmed: 0, requested: 1 });
    await edit(oneHourLater);
    expect(bookingOf('pro_01').answerBy).toBe(bookingOf('pro_01').change?.answerBy);
    const approve = () => approveShiftRequest(deps, { caller: fake.manager, shiftId, userId: 'pro_01' });
    await expect(approve()).rejects.toMatchObject({ code: 'ANSWER_AWAITED' });
    expect(await answer('pro_01', true)).toBe('done');
    expect(bookingOf('pro_01')).toMatchObject({ status: 'requested', startsAt: eightPm });
    await approve();
    expect(bookingOf('pro_01').status).toBe('confirmed');
  });
});

describe('the board', () => {
  it('marks shifts with unanswered changes', async () => {
    const { edit, answer, stored } = await setUp();
    await edit(oneHourLater);
    expect([stored().awaiting, rowOf(stored()).flags]).toEqual([2, ['awaiting']]);
    await answer('pro_01', true);
    expect(stored().awaiting).toBe(1);
    await answer('pro_02', false);
    expect([stored().awaiting, rowOf(stored()).flags]).toEqual([0, []]);
    await edit({ startTime: '22:00', endTime: '10:00' });
    expect(stored().awaiting).toBe(1);
    await edit(oneHourLater);
    expect([stored().awaiting, rowOf(stored()).flags]).toEqual([undefined, []]);
  });
});

describe('a raise during a pending change', () => {
  it('keeps the accepted times of people with a pending change', async () => {
    const { edit, bookingOf, deps, fake, stored } = await setUp({ headcount: 3 });
    await edit(oneHourLater);
    fake.table.shifts.set(shiftId, { ...stored(), atRisk: { since: fake.now.toISOString() } });
    await raiseShiftPay(deps, { caller: fake.manager, shiftId, raise: 'raise_10', version: stored().version });
    expect(bookingOf('pro_01')).toMatchObject({
      ...{ startsAt: sevenPm, terms: { startTime: '19:00', rateCents: 62_70 } },
      change: { startsAt: eightPm, termsHash: stored().termsHash },
    });
  });
});
