import type { BookingLapse } from '@shared/work/model/booking';
import type { DomainEvent } from '@shared/core/model/event';
import { describe, expect, it, vi } from 'vitest';
import { emptyProfile } from '../../../store/people/profiles/profile-item';
import { rowOf } from '../../../store/work/shifts/board';
import { cancelWhole } from '../../../store/work/shifts/bookings/end-bookings';
import { bookShift } from './book-shift';
import { followBookings } from '../background/follow-bookings';
import { recheckBooking, recheckBookings } from './recheck-bookings';
import { FakeShiftDeps, nightOf } from '../shift-deps.fake';

const person = '00000000-0000-4000-8000-000000000001';
const userId = 'pro_01';

/** Booked on a shift in five days. `profile`: the person's facts from then on. */
const setUp = async (startsInHours = 120, headcount = 1) => {
  const fake = new FakeShiftDeps(2);
  const inHours = (hours: number) => new Date(fake.now.getTime() + hours * 3_600_000).toISOString();
  const shift = nightOf({
    startsAt: inHours(startsInHours),
    endsAt: inHours(startsInHours + 12),
    day: '2026-12-08',
    headcount,
  });
  fake.table.add(shift);
  const { shiftId } = shift;
  const state = { profile: {} as object, file: [] as object[] };
  const base = { ...emptyProfile(person, fake.now), profession: 'surgical_tech', version: 1 };
  const deps = {
    ...fake.deps(),
    profiles: { get: async () => ({ ...base, ...state.profile }) },
    files: { items: async () => state.file },
  } as unknown as ReturnType<typeof fake.deps>;
  await bookShift(deps, { caller: fake.as(userId), shiftId, termsHash: 'hash' });
  const booking = () => fake.table.bookings.get(`${shiftId}#${userId}`)!;
  return { fake, deps, shiftId, state, booking, shift: () => fake.table.shifts.get(shiftId)!, inHours };
};

const missing = { code: 'background_check', state: 'expired', blocks: true, validUntil: null };

describe('a booked person who no longer meets the requirements', () => {
  it('gets time to fix it, and keeps the booking once fixed', async () => {
    const { deps, state, booking, inHours, shift } = await setUp();
    state.file = [missing];
    await recheckBookings(deps, userId);
    const lapse: BookingLapse = { kinds: ['file'], since: inHours(0), until: inHours(72) };
    expect(booking()).toMatchObject({ status: 'confirmed', lapse });
    const { version } = booking();
    await recheckBookings(deps, userId);
    expect(booking().version).toBe(version);
    state.file = [{ ...missing, state: 'accepted' }];
    await recheckBookings(deps, userId);
    expect(booking()).toMatchObject({ status: 'confirmed' });
    expect(booking().lapse).toBeUndefined();
    expect(shift().confirmed).toBe(1);
  });

  it('loses the booking after that, without points or pay, which frees the slot', async () => {
    const { fake, deps, state, shiftId, booking, shift } = await setUp();
    state.file = [missing];
    await recheckBookings(deps, userId);
    fake.passMinutes(72 * 60);
    await recheckBooking(deps, { shiftId, userId });
    const ended = { points: 0, minutes: 0, cents: 0, basis: 'exempt', undone: true, lapse: 'file' };
    expect(booking()).toMatchObject({ status: 'canceled_by_facility', cancellations: [ended] });
    expect(shift()).toMatchObject({ status: 'open', confirmed: 0 });
    await recheckBooking(deps, { shiftId, userId });
    expect(booking().cancellations).toHaveLength(1);
  });

  it('loses the booking at once when on the exclusion list', async () => {
    const { deps, state, booking, shift } = await setUp();
    state.profile = { excluded: true };
    await recheckBookings(deps, userId);
    expect(booking()).toMatchObject({ status: 'canceled_by_facility', cancellations: [{ lapse: 'exclusion' }] });
    expect(shift().confirmed).toBe(0);
  });

  it('keeps a shift that has started', async () => {
    const { fake, deps, state, booking } = await setUp(1);
    fake.passMinutes(61);
    state.profile = { excluded: true };
    await recheckBookings(deps, userId);
    expect(booking().status).toBe('confirmed');
  });

  it('is loaded once for all their bookings', async () => {
    const { fake, deps, shift } = await setUp();
    const later = { ...shift(), shiftId: 'shf_later', confirmed: 0, status: 'open' as const };
    const moved = (at: string) => new Date(Date.parse(at) + 48 * 3_600_000).toISOString();
    fake.table.add({ ...later, startsAt: moved(later.startsAt), endsAt: moved(later.endsAt), day: '2026-12-10' });
    await bookShift(deps, { caller: fake.as(userId), shiftId: later.shiftId, termsHash: 'hash' });
    const get = vi.spyOn(deps.profiles, 'get');
    await recheckBookings(deps, userId);
    expect(get).toHaveBeenCalledOnce();
  });

  it('loses the booking once in two concurrent checks', async () => {
    const { deps, state, booking, shift } = await setUp();
    state.profile = { excluded: true };
    await Promise.all([recheckBookings(deps, userId), recheckBookings(deps, userId)]);
    expect(booking().cancellations).toHaveLength(1);
    expect(shift().confirmed).toBe(0);
  });
});

describe('the board', () => {
  const flagsOf = (shift: Parameters<typeof rowOf>[0]) => rowOf(shift).flags;

  it('marks the shift until the booking is fixed, however often it is checked', async () => {
    const { deps, state, shift } = await setUp();
    expect(flagsOf(shift())).toEqual([]);
    state.file = [missing];
    await Promise.all([recheckBookings(deps, userId), recheckBookings(deps, userId)]);
    expect([shift().lapsing, flagsOf(shift())]).toEqual([1, ['lapsing']]);
    state.file = [];
    await recheckBookings(deps, userId);
    expect([shift().lapsing, flagsOf(shift())]).toEqual([0, []]);
  });

  it('clears the mark once the booking has ended', async () => {
    const { fake, deps, state, shiftId, shift } = await setUp();
    state.file = [missing];
    await recheckBookings(deps, userId);
    fake.passMinutes(72 * 60);
    await recheckBooking(deps, { shiftId, userId });
    expect([shift().lapsing, flagsOf(shift())]).toEqual([0, []]);
  });

  it('counts each person, but none of a canceled shift', async () => {
    const { fake, deps, state, shiftId, shift, booking } = await setUp(120, 2);
    await bookShift(deps, { caller: fake.as('pro_02'), shiftId, termsHash: 'hash' });
    state.file = [missing];
    await recheckBookings(deps, userId);
    await recheckBookings(deps, 'pro_02');
    expect([shift().lapsing, flagsOf(shift())]).toEqual([2, ['lapsing']]);
    const found = await fake.table.withBookings(shiftId);
    await cancelWhole({ shifts: fake.table }, found!, { now: fake.now, reason: '' });
    expect([shift().lapsing, booking().lapse]).toEqual([undefined, undefined]);
  });

  it('hides the mark while the shift runs', async () => {
    const { deps, state, shift } = await setUp();
    state.file = [missing];
    await recheckBookings(deps, userId);
    expect(flagsOf({ ...shift(), status: 'in_progress' })).toEqual(['in_progress']);
  });
});

describe('the events that recheck a booking', () => {
  it.each([
    ['credential.status_changed', { userId, credentialId: 'npi', from: 'verified', to: 'rejected' }],
    ['exclusion.changed', { userId, from: null, to: 'confirmed' }],
    ['profile.changed', { userId }],
    ['compliance.decided', { professionalId: userId }],
  ])('%s', async (type, data) => {
    const { deps, state, booking } = await setUp();
    state.profile = { excluded: true };
    const event = { id: '1', type, occurredAt: '2026-12-03T18:00:00.000Z', data } as unknown as DomainEvent;
    for (const { run } of await followBookings(deps, event)) await run();
    expect(booking().status).toBe('canceled_by_facility');
  });
});
