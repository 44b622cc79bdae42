import { describe, expect, it } from 'vitest';
import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import type { Booking } from '@shared/work/model/booking';
import { ShiftForm } from '@shared/work/model/shifts/shift';
import type { Table } from '../../platform/table/table';
import { rowOf } from '../../store/work/shifts/board';
import { changeWrites } from '../../store/work/shifts/shifts';
import { answerTerms } from './booking/answer-terms';
import { joinAsBackup } from './booking/join-as-backup';
import { bookShift } from './booking/book-shift';
import { updateShift } from './edit-shift';
import { leaveShift, undoLeaving } from './booking/leave-shift';
import { hashWithoutUnit } from './shift-of-form';
import { answerOf, FakeShiftDeps, nightOf } from './shift-deps.fake';
import { startWaves } from './filling/start-fill';

const shiftId = 'shf_1';
const [icu, or] = [
  { unitId: 'lun_1', unit: 'ICU East', careUnit: 'icu' },
  { unitId: 'lun_2', unit: 'OR East', careUnit: 'or' },
];

type Setup = { people?: number; headcount?: number; at?: string };

/** Thursday shift on December 3 in Chicago, in the ICU; all but the last person are booked. */
const setUp = async ({ people = 2, headcount = 2, at = '2026-12-02T01:00:00.000Z' }: Setup = {}) => {
  const fake = new FakeShiftDeps(people);
  const skipped: string[] = [];
  const plans = { skipDay: async (_of: object, day: string) => void skipped.push(day) };
  const deps = { ...fake.deps(), plans } as unknown as ReturnType<typeof fake.deps>;
  fake.now = new Date('2026-11-20T18:00:00.000Z');
  fake.table.add(nightOf({ headcount }));
  const stored = () => fake.table.shifts.get(shiftId)!;
  const edit = (changes: Partial<ShiftForm>, unitId?: string, version = stored().version) => {
    const shift = { ...ShiftForm.strip().parse(stored()), ...changes };
    const to = unitId !== undefined && { unitId };
    return answerOf(updateShift(deps, { caller: fake.manager, shiftId, shift, version, ...to }));
  };
  const move = (unitId = or.unitId, version?: number) => edit({}, unitId, version);
  const bookingOf = (userId = 'pro_01'): Booking => fake.table.bookings.get(`${shiftId}#${userId}`)!;
  const answer = (accept: boolean, userId = 'pro_01', termsHash = bookingOf(userId).change?.termsHash ?? '') =>
    answerOf(answerTerms(deps, { caller: fake.as(userId), shiftId, termsHash, accept }));
  const book = (userId: string, { termsHash } = stored()) =>
    answerOf(bookShift(deps, { caller: fake.as(userId), shiftId, termsHash }));
  // Gives the shift the hash of its terms.
  await edit({ notes: 'Park in lot B' });
  for (const userId of fake.people) await book(userId);
  fake.now = new Date(at);
  return { fake, deps, skipped, stored, edit, move, bookingOf, answer, book };
};

describe('a move to another unit', () => {
  it('removes the shift from its pattern, and invites people of the new unit', async () => {
    const { fake, deps, stored, skipped, move } = await setUp({ people: 0 });
    const { table } = fake;
    table.shifts.set(shiftId, { ...stored(), patternId: 'spt_1', forecast: 40 });
    await startWaves(deps, shiftId, 'published');
    expect(await move()).toBe('done');
    expect(stored()).toMatchObject({ ...or, version: 3 });
    expect([stored().patternId, stored().forecast]).toEqual([undefined, undefined]);
    expect(table.runs.get(shiftId)).toMatchObject({ run: 2, cause: 'published', state: 'running' });
    expect(skipped).toEqual(['2026-12-03']);
    // A repeat has an old version.
    expect(await move(or.unitId, 2)).toBe('STALE_VERSION');
    expect(changeWrites({ name: 'table' } as Table, { before: nightOf(), after: stored(), bookings: [] })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ refusal: 'NOT_FOUND', ConditionCheck: expect.any(Object) }),
        expect.objectContaining({ refusal: 'LIMIT_REACHED', Update: expect.any(Object) }),
      ]),
    );
  });

  it('asks booked people, who stay in their unit until they answer', async () => {
    const { stored, move, bookingOf } = await setUp();
    expect(await move()).toBe('done');
    expect(stored()).toMatchObject({ ...or, confirmed: 2, awaiting: 2, status: 'covered' });
    expect(rowOf(stored()).flags).toContain('awaiting');
    const asked = bookingOf();
    expect(asked).toMatchObject({
      ...{ status: 'confirmed', unitId: icu.unitId, place: icu, termsNews: { what: 'asked' } },
      change: { place: or, termsHash: stored().termsHash, answerBy: '2026-12-02T13:00:00.000Z' },
    });
    expect(asked.termsHash).not.toBe(stored().termsHash);
    expect(withConfirmedTerms({ booking: asked, shift: stored() }).shift).toMatchObject({ ...icu, shiftId });
  });

  it('moves people who accept, once', async () => {
    const { stored, move, bookingOf, answer } = await setUp();
    await move();
    const { termsHash } = bookingOf().change!;
    const answers = await Promise.all([
      answer(true, 'pro_01', termsHash),
      answer(true, 'pro_01', termsHash),
      answer(true, 'pro_02', termsHash),
    ]);
    expect(answers).toEqual(['done', 'done', 'done']);
    const accepted = bookingOf();
    expect(accepted).toMatchObject({ status: 'confirmed', unitId: or.unitId, termsHash, version: 3 });
    expect([accepted.place, accepted.change]).toEqual([undefined, undefined]);
    expect(stored()).toMatchObject({ ...or, confirmed: 2, awaiting: 0 });
  });

  it('costs people who decline nothing, and opens their slot in the new unit', async () => {
    const { stored, move, bookingOf, answer } = await setUp();
    await move();
    expect(await answer(false)).toBe('done');
    expect(bookingOf()).toMatchObject({
      ...{ status: 'canceled_by_facility', unitId: icu.unitId, place: icu },
      cancellations: [{ by: 'facility', refusal: 'declined' }],
    });
    expect(stored()).toMatchObject({ ...or, status: 'open', confirmed: 1, awaiting: 1 });
    expect(await answer(false)).toBe('done');
    expect(stored().confirmed).toBe(1);
  });

  it('is withdrawn for everyone when reverted', async () => {
    const { stored, move, bookingOf, answer } = await setUp();
    await move();
    const { termsHash } = bookingOf().change!;
    await move(icu.unitId);
    expect(bookingOf()).toMatchObject({
      unitId: icu.unitId,
      termsNews: { what: 'kept' },
      termsHash: stored().termsHash,
    });
    expect([bookingOf().place, bookingOf().change, stored().awaiting]).toEqual([undefined, undefined, undefined]);
    expect(await answer(true, 'pro_01', termsHash)).toBe('TERMS_CHANGED');
  });

  it('asks again for a third unit, and combines better pay with the question', async () => {
    const { edit, move, bookingOf, answer, fake } = await setUp();
    await move();
    const first = bookingOf().change!;
    fake.passMinutes(5);
    await edit({ rateCents: 60_00 });
    const raised = bookingOf();
    expect(raised).toMatchObject({ unitId: icu.unitId, place: icu, terms: { rateCents: 60_00 } });
    expect(raised.change).toMatchObject({ place: or, askedAt: first.askedAt, terms: { rateCents: 60_00 } });
    await move('lun_3');
    expect(bookingOf()).toMatchObject({ place: icu, change: { place: { unitId: 'lun_3' } } });
    expect(bookingOf().change!.askedAt > first.askedAt).toBe(true);
    expect(await answer(true, 'pro_01', first.termsHash)).toBe('TERMS_CHANGED');
  });

  it('accepts one of two concurrent moves, and one of a move and an answer', async () => {
    const { stored, edit, move, bookingOf, answer, fake } = await setUp();
    const { version } = stored();
    const moves = await Promise.all([move(or.unitId, version), move('lun_3', version)]);
    expect(moves.toSorted()).toEqual(['STALE_VERSION', 'done']);
    const { termsHash } = bookingOf().change!;
    fake.table.beforeWrite = async () => {
      fake.table.beforeWrite = null;
      await edit({}, icu.unitId);
    };
    expect(await answer(true, 'pro_01', termsHash)).toBe('TERMS_CHANGED');
    expect(bookingOf()).toMatchObject({ unitId: icu.unitId, termsHash: stored().termsHash });
  });

  it('asks a person who booked at the same moment', async () => {
    const { fake, move, book, bookingOf } = await setUp({ people: 0 });
    fake.join('pro_01');
    fake.table.beforeWrite = async () => {
      fake.table.beforeWrite = null;
      await book('pro_01');
    };
    expect(await move()).toBe('done');
    expect(bookingOf()).toMatchObject({ unitId: icu.unitId, change: { place: or } });
  });

  it('rejects bookings of people who saw the previous unit', async () => {
    const { fake, stored, move, book, deps } = await setUp({ people: 2, headcount: 3 });
    fake.join('pro_03');
    const seen = stored();
    await leaveShift(deps, { caller: fake.as('pro_02'), shiftId, exempt: false });
    await move();
    expect([stored().termsHash === seen.termsHash, await book('pro_03', seen)]).toEqual([false, 'TERMS_CHANGED']);
    expect(await answerOf(undoLeaving(deps, { caller: fake.as('pro_02'), shiftId }))).toBe('TERMS_CHANGED');
  });

  it('moves a backup along, who is asked when called', async () => {
    const { fake, stored, move, bookingOf, deps } = await setUp();
    fake.join('pro_03');
    await joinAsBackup(deps, { caller: fake.as('pro_03'), shiftId, termsHash: stored().termsHash });
    await move();
    expect(bookingOf('pro_03')).toMatchObject({ status: 'backup', unitId: or.unitId, termsHash: stored().termsHash });
    expect(bookingOf('pro_03').change).toBeUndefined();
  });

  it('can’t be accepted by a person the new unit rejects', async () => {
    const { fake, stored, edit, move, bookingOf, answer } = await setUp();
    const block = { unitId: or.unitId, userId: 'pro_01', organizationId: 'org_1', reason: 'Unsafe handover' };
    fake.blocks.push({ ...block, blockedAt: '2026-11-20T18:00:00.000Z' } as unknown as (typeof fake.blocks)[number]);
    await edit({ startTime: '20:00', endTime: '08:00' });
    expect(await answer(true)).toBe('done');
    await move();
    expect([await answer(true), await answer(true, 'pro_02')]).toEqual(['NOT_ELIGIBLE', 'done']);
    expect(bookingOf()).toMatchObject({ status: 'confirmed', unitId: icu.unitId });
    expect(stored().awaiting).toBe(1);
    expect(await answer(false)).toBe('done');
  });

  it('is rejected in the last hour', async () => {
    const { fake, move, stored } = await setUp();
    fake.now = new Date('2026-12-04T00:00:01.000Z');
    expect(await move()).toBe('TERMS_TOO_LATE');
    expect(stored().unitId).toBe(icu.unitId);
  });
});

describe('a booking stored without its unit', () => {
  it('belongs to its shift’s previous unit', async () => {
    const { fake, move, bookingOf, answer } = await setUp();
    const { unitId: _none, ...old } = bookingOf();
    fake.table.bookings.set(`${shiftId}#pro_01`, old);
    await move();
    expect(bookingOf()).toMatchObject({ unitId: icu.unitId, place: icu, change: { place: or } });
    expect(await answer(true)).toBe('done');
    expect(bookingOf()).toMatchObject({ unitId: or.unitId });
  });
});

describe('a shift hashed without its unit', () => {
  it('keeps its hash until its terms change, so an edit of notes asks no one', async () => {
    const { fake, stored, edit, deps } = await setUp({ people: 0 });
    fake.table.shifts.set(shiftId, { ...stored(), termsHash: await hashWithoutUnit(stored()) });
    await startWaves(deps, shiftId, 'published');
    const { termsHash } = stored();
    await edit({ notes: 'Use the north entrance' });
    expect([stored().termsHash, fake.table.runs.get(shiftId)?.run]).toEqual([termsHash, 1]);
    await edit({ rateCents: 60_00 });
    expect(stored().termsHash).not.toBe(termsHash);
    expect(fake.table.runs.get(shiftId)?.run).toBe(2);
  });
});
