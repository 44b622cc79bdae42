import { describe, expect, it } from 'vitest';
import { addDays } from '@shared/core/rules/calendar-days';
import { defaultShiftPreferences, type ShiftAvailability } from '@shared/work/model/shifts/shift-preferences';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { joinAsBackup, dropBusyBackups } from '../booking/join-as-backup';
import { bookShift } from '../booking/book-shift';
import { leaveShift } from '../booking/leave-shift';
import { listCallList } from './call-list';
import { declineInvite } from './cover-now';
import { moveDueFills } from './move-due-fills';
import { followBookings } from '../background/follow-bookings';
import { findShifts } from '../find-shifts';
import { bookingWith } from '../../../store/work/shifts/shifts.fake';
import { answerOf, FakeShiftDeps, nightOf } from '../shift-deps.fake';
import { fillingOf } from './shift-filling';
import { startWaves } from './start-fill';

const { shiftId } = nightOf();
const termsHash = 'hash';

/** Sets up seven hours before the start. */
const setUp = async (people: number, backups: readonly string[] = []) => {
  const fake = new FakeShiftDeps(people);
  fake.table.add(nightOf());
  const deps = fake.deps();
  const claim = (userId: string) => answerOf(bookShift(deps, { caller: fake.as(userId), shiftId, termsHash }));
  await claim('pro_01');
  for (const userId of backups) {
    await joinAsBackup(deps, { caller: fake.as(userId), shiftId, termsHash });
    fake.passMinutes(1);
  }
  const dropOut = async (): Promise<void> => {
    await leaveShift(deps, { caller: fake.as('pro_01'), shiftId, exempt: false });
    const data = { shiftId, professionalId: 'pro_01', status: 'canceled_by_worker' };
    const event = { type: 'booking.changed', occurredAt: fake.now.toISOString(), data } as never;
    for (const { run } of await followBookings(deps, event)) await run();
  };
  /** Runs the schedule after some minutes. */
  const after = async (minutes: number): Promise<void> => {
    fake.passMinutes(minutes);
    await moveDueFills(deps, () => true);
  };
  const asked = () =>
    [...fake.table.asked.values()]
      .filter((it) => it.shiftId === shiftId)
      .map(({ userId, kind }) => `${userId} ${kind}`);
  const filling = async () => fillingOf(deps, (await fake.table.whole(shiftId))!);
  return { fake, deps, claim, dropOut, after, asked, filling, stored: () => fake.table.shifts.get(shiftId)! };
};

describe('Cover Now', () => {
  it('offers the slot to the first backup alone at a drop-out, then to the next', async () => {
    const { dropOut, after, asked, claim, stored, filling } = await setUp(5, ['pro_03', 'pro_02']);
    await dropOut();
    expect(asked()).toEqual(['pro_03 backup']);
    expect(stored().coverNowAt).toBeDefined();
    expect(await filling()).toMatchObject({ kind: 'cover_now', cause: 'left', state: 'running', next: 'backup' });
    expect(await claim('pro_05')).toBe('SHIFT_OPENS_LATER');
    await after(3);
    expect(asked()).toHaveLength(1);
    await after(1);
    expect(asked()).toEqual(['pro_03 backup', 'pro_02 backup']);
    expect(await claim('pro_03')).toBe('SHIFT_OPENS_LATER');
    expect(await claim('pro_02')).toBe('done');
    expect(stored()).toMatchObject({ status: 'covered', backups: 1 });
    expect(stored().coverNowAt).toBeUndefined();
    await after(5);
    expect(await filling()).toMatchObject({ state: 'ended', moves: [{ kind: 'backup' }, { accepted: 1 }] });
  });

  it('continues at once after a no', async () => {
    const { fake, deps, dropOut, asked } = await setUp(4, ['pro_02', 'pro_03']);
    await dropOut();
    await declineInvite(deps, { caller: fake.as('pro_02'), shiftId });
    await declineInvite(deps, { caller: fake.as('pro_02'), shiftId });
    expect(asked()).toEqual(['pro_02 backup', 'pro_03 backup']);
  });

  it('invites the pool in waves of 15, each person once', async () => {
    const { dropOut, after, asked, filling } = await setUp(22);
    await dropOut();
    expect(asked()).toHaveLength(15);
    await after(4);
    expect(asked()).toHaveLength(15);
    await after(1);
    // Without the person who left.
    expect(asked()).toHaveLength(21);
    expect(await filling()).toMatchObject({ moves: [{ people: 15 }, { people: 6 }] });
    await after(20);
    expect(new Set(asked()).size).toBe(21);
  });

  it('invites people who want last-minute shifts first, in separate waves', async () => {
    const { fake, dropOut, after, asked } = await setUp(6);
    const wants = { ...defaultShiftPreferences, lastMinute: true };
    for (const userId of ['pro_04', 'pro_06']) fake.preferences.set(userId, wants);
    await dropOut();
    expect(asked().toSorted()).toEqual(['pro_04 cover_now', 'pro_06 cover_now']);
    expect([...fake.table.asked.values()].map(({ lastMinute }) => lastMinute)).toEqual([true, true]);
    await after(5);
    expect(asked()).toHaveLength(5);
    expect(fake.table.asked.get(`${shiftId}#pro_02`)?.lastMinute).toBeUndefined();
  });

  it('skips people unavailable at that time of the week, and lists them last for calls', async () => {
    const { fake, deps, dropOut, after, asked, claim } = await setUp(6, ['pro_06']);
    // The shift is on a Thursday night.
    const choose = (userId: string, available: ShiftAvailability) =>
      fake.preferences.set(userId, { ...defaultShiftPreferences, lastMinute: true, available });
    choose('pro_02', ['fri_night', 'thu_morning']);
    choose('pro_03', ['thu_night']);
    choose('pro_06', ['mon_morning']);
    await dropOut();
    // Backups volunteered for this shift, so their preferences don't matter.
    expect(asked()).toEqual(['pro_06 backup']);
    await after(4);
    await after(5);
    await after(20);
    expect(asked().toSorted()).toEqual(['pro_03 cover_now', 'pro_04 cover_now', 'pro_05 cover_now', 'pro_06 backup']);
    const { people } = await listCallList(deps, { caller: fake.manager, shiftId });
    expect(people.map(({ available }) => available)).toEqual([true, true, true, false, false]);
    expect(people[0]?.userId).toBe('pro_03');
    expect(await claim('pro_02')).toBe('done');
  });

  it('skips people away on that day, and lists them without their dates', async () => {
    const { fake, deps, dropOut, after, asked, claim } = await setUp(5, ['pro_05']);
    const leave = (userId: string, from: string, until: string) =>
      fake.preferences.set(userId, { ...defaultShiftPreferences, lastMinute: true, away: [{ from, until }] });
    const { day } = fake.table.shifts.get(shiftId)!;
    leave('pro_02', day, day);
    leave('pro_03', addDays(day, -8), addDays(day, -1));
    leave('pro_04', addDays(day, 1), addDays(day, 8));
    leave('pro_05', addDays(day, -1), addDays(day, 1));
    await dropOut();
    // Backups volunteered for this shift, so their preferences don't matter.
    expect(asked()).toEqual(['pro_05 backup']);
    await after(4);
    await after(5);
    await after(20);
    expect(asked().toSorted()).toEqual(['pro_03 cover_now', 'pro_04 cover_now', 'pro_05 backup']);
    const { people } = await listCallList(deps, { caller: fake.manager, shiftId });
    expect(people.at(-1)).toMatchObject({ available: false });
    expect(people.find(({ userId }) => userId === 'pro_02')).toEqual({
      ...{ userId: 'pro_02', placementId: 'plc_pro_02', name: 'pro_02', phone: null },
      ...{ lastWorkedOn: expect.any(String), available: false },
    });
    expect(await claim('pro_02')).toBe('done');
  });

  it('has a call list without people who declined, with shared phone numbers', async () => {
    const { fake, deps, dropOut, claim } = await setUp(4);
    const list = () => listCallList(deps, { caller: fake.manager, shiftId });
    expect(await list()).toEqual({ people: [], unable: [] });
    fake.preferences.set('pro_03', { ...defaultShiftPreferences, sharePhone: true });
    await dropOut();
    await declineInvite(deps, { caller: fake.as('pro_02'), shiftId });
    const { people } = await list();
    expect(people.map(({ userId, phone, lastWorkedOn }) => [userId, phone, lastWorkedOn]).toSorted()).toEqual([
      ['pro_03', '+1 pro_03', expect.any(String)],
      ['pro_04', null, expect.any(String)],
    ]);
    await claim('pro_03');
    expect(await list()).toEqual({ people: [], unable: [] });
  });

  it('says in the call list why others can’t come, as far as employers may know', async () => {
    const { fake, deps, dropOut } = await setUp(4);
    await dropOut();
    const { startsAt, endsAt } = nightOf();
    fake.table.add(nightOf({ shiftId: 'shf_same_night', startsAt, endsAt }), [
      bookingWith('pro_02', { status: 'confirmed' }),
    ]);
    fake.paused.add('pro_03');
    const { people, unable } = await listCallList(deps, { caller: fake.manager, shiftId });
    expect(people.map(({ userId }) => userId)).toEqual(['pro_04']);
    expect(unable).toEqual([
      { userId: 'pro_02', name: 'pro_02', refusal: 'hours' },
      { userId: 'pro_03', name: 'pro_03', refusal: 'other' },
    ]);
  });

  it('books an invited person at once, and counts the invite as accepted', async () => {
    const { fake, dropOut, claim, filling } = await setUp(3);
    await dropOut();
    expect(await claim('pro_02')).toBe('done');
    expect(fake.table.bookings.get(`${shiftId}#pro_02`)).toMatchObject({ status: 'confirmed', how: 'invite' });
    expect(fake.table.tallies).toMatchObject([{ invited: 2 }, { accepted: 1 }]);
    expect(await filling()).toMatchObject({ moves: [{ people: 2, accepted: 1 }] });
  });

  it('invites no one more than six times a day', async () => {
    const { fake, dropOut, asked } = await setUp(3);
    const days = { [fake.now.toISOString().slice(0, 10)]: shiftLimits.invitesPerPersonAndDay };
    fake.table.counts.set('pro_02', { version: 1, days });
    await dropOut();
    expect(asked()).toEqual(['pro_03 cover_now']);
  });

  it('stops once the shift is covered', async () => {
    const { fake, deps, dropOut, after, asked, claim } = await setUp(20);
    await dropOut();
    await claim('pro_02');
    await after(5);
    expect(asked()).toHaveLength(15);
    expect(await moveDueFills(deps, () => true)).toMatchObject({ settled: 1 });
    expect(fake.table.runs.get(shiftId)?.state).toBe('ended');
  });

  it('can be restarted for the same shift, with new invitations', async () => {
    const { fake, dropOut, after, claim } = await setUp(3);
    await dropOut();
    await claim('pro_01');
    await after(5);
    await dropOut();
    expect([...fake.table.asked.values()].map(({ run }) => run)).toEqual([2, 2]);
  });
});

describe('the people asked', () => {
  const answers = (found: Awaited<ReturnType<typeof fillingOf>>) =>
    found?.moves.map(({ asked }) => asked.map(({ userId, answer }) => `${userId} ${answer}`));

  it('have a name, an answer, and as a backup a time', async () => {
    const { fake, deps, dropOut, after, claim, filling } = await setUp(5, ['pro_03', 'pro_02']);
    await dropOut();
    const { heldUntil } = fake.table.shifts.get(shiftId)!;
    expect((await filling())?.moves).toMatchObject([
      { people: 1, asked: [{ userId: 'pro_03', name: 'pro_03', answer: 'waiting', until: heldUntil }] },
    ]);
    await after(4);
    await declineInvite(deps, { caller: fake.as('pro_02'), shiftId });
    const pool = ['pro_04 waiting', 'pro_05 waiting'];
    expect(answers(await filling())).toEqual([['pro_03 lapsed'], ['pro_02 declined'], pool]);
    expect((await filling())?.moves.at(-1)?.asked).toMatchObject([{ name: 'pro_04 Doe', until: null }, {}]);
    expect(await claim('pro_04')).toBe('done');
    // The slot is taken, so no other answer can come.
    const taken = ['pro_04 accepted', 'pro_05 lapsed'];
    expect(answers(await filling())).toEqual([['pro_03 lapsed'], ['pro_02 declined'], taken]);
  });

  it('lose their name with their account', async () => {
    const { fake, deps, dropOut } = await setUp(2);
    await dropOut();
    const gone = { ...deps, people: { find: async () => new Map() } };
    const found = await fillingOf(gone, (await fake.table.whole(shiftId))!);
    expect(found?.moves).toMatchObject([{ people: 1, asked: [{ userId: 'pro_02', name: '', answer: 'waiting' }] }]);
  });

  it('are read at once, and the newest are named', async () => {
    const { fake, deps, dropOut, after } = await setUp(shiftLimits.askedNamed + 20);
    await dropOut();
    for (let wave = 0; wave < 8; wave += 1) await after(5);
    const reads: string[][] = [];
    const find = async (userIds: readonly string[]) => {
      reads.push([...userIds]);
      return new Map(userIds.map((userId) => [userId, { first_name: 'Ada', last_name: 'Byron' }]));
    };
    const counting = { ...deps, people: { find } } as unknown as typeof deps;
    const found = await fillingOf(counting, (await fake.table.whole(shiftId))!);
    expect(reads.map(({ length }) => length)).toEqual([shiftLimits.askedNamed]);
    expect(found?.moves[0]).toMatchObject({ people: 15, asked: [] });
    expect(found?.moves.flatMap(({ asked }) => asked)).toHaveLength(shiftLimits.askedNamed);
  });
});

describe('a backup', () => {
  it('is dropped when booked elsewhere at the time', async () => {
    const { fake, deps, stored } = await setUp(3, ['pro_02']);
    const other = nightOf({ shiftId: 'shf_other' });
    fake.table.add(other);
    await bookShift(deps, { caller: fake.as('pro_02'), shiftId: 'shf_other', termsHash });
    expect(await dropBusyBackups(deps, 'pro_02')).toBe(1);
    expect(stored()).toMatchObject({ backups: 0 });
    expect(fake.table.statusOf(shiftId, 'pro_02')).toBe('lapsed');
    expect(await dropBusyBackups(deps, 'pro_02')).toBe(0);
  });

  it('has exclusive access to the slot in the feed', async () => {
    const { fake, deps, dropOut } = await setUp(3, ['pro_02']);
    fake.table.openOf = async () => [fake.table.shifts.get(shiftId)!];
    await dropOut();
    const feedOf = async (userId: string) => (await findShifts(deps, { caller: fake.as(userId) })).items;
    expect(await feedOf('pro_02')).toMatchObject([
      { way: 'instant', opensAt: null, invite: { until: expect.any(String) } },
    ]);
    expect(await feedOf('pro_03')).toMatchObject([
      { opensAt: fake.table.shifts.get(shiftId)!.heldUntil, invite: null },
    ]);
  });
});

describe('waves of an open shift', () => {
  it('go to people available at that time of the week, and not away', async () => {
    const fake = new FakeShiftDeps(4);
    fake.now = new Date('2026-11-23T13:00:00.000Z');
    fake.table.add(nightOf({ publishedAt: fake.now.toISOString() }));
    const deps = fake.deps();
    fake.preferences.set('pro_01', { ...defaultShiftPreferences, available: ['sat_night'] });
    fake.preferences.set('pro_02', { ...defaultShiftPreferences, lastMinute: true, available: ['thu_night'] });
    const { day } = fake.table.shifts.get(shiftId)!;
    fake.preferences.set('pro_04', { ...defaultShiftPreferences, away: [{ from: day, until: day }] });
    await startWaves(deps, shiftId, 'published');
    for (let wave = 0; wave < 4; wave += 1) {
      await moveDueFills(deps, () => true);
      fake.passMinutes(12 * 60);
    }
    const asked = [...fake.table.asked.values()];
    expect(asked.map(({ userId }) => userId).toSorted()).toEqual(['pro_02', 'pro_03']);
    // Only Cover Now uses the last-minute preference.
    expect(asked.every(({ lastMinute }) => lastMinute === undefined)).toBe(true);
  });

  it('go to favorites first, then to the pool once it opens', async () => {
    const fake = new FakeShiftDeps(8);
    fake.favorites.push('pro_04');
    fake.now = new Date('2026-11-23T13:00:00.000Z');
    fake.table.add(nightOf({ publishedAt: fake.now.toISOString() }));
    const deps = fake.deps();
    await startWaves(deps, shiftId, 'published');
    await moveDueFills(deps, () => true);
    const asked = () => [...fake.table.asked.values()].map(({ userId }) => userId);
    expect(asked()).toEqual(['pro_04']);
    fake.passMinutes(24 * 60);
    for (let wave = 0; wave < 3; wave += 1) {
      await moveDueFills(deps, () => true);
      fake.passMinutes(12 * 60);
    }
    expect(asked().toSorted()).toEqual(fake.people);
  });
});
