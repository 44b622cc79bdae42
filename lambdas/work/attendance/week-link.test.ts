import { describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { Booking } from '@shared/work/model/booking';
import type { WeekLink } from '@shared/work/model/shifts/week-link';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { feedToken } from '../../store/messages/calendar/feed-token';
import type { StoredWeekLink } from '../../store/work/shifts/ports';
import { bookingWith } from '../../store/work/shifts/shifts.fake';
import { weekLinkTokens } from '../../store/work/shifts/week-links';
import { changeWeekLink, getSharedWeek, getWeekLink, type WeekDeps } from './week-link';

const hash = keyedHash(async () => Buffer.from('key'));
const linkId = `wkl_${'0'.repeat(26)}`;
const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const caller = { userId };

class World {
  stored: StoredWeekLink | null = null;
  writes = 0;
  isGone = false;
  bookings: { booking: Booking; timeZone: string }[] = [];
  now = new Date('2026-12-03T18:00:00.000Z');

  readonly deps: WeekDeps = {
    weekLinks: {
      get: async () => this.stored,
      change: async (_userId, { before, link }) => {
        if ((this.stored?.generation ?? 0) !== before) throw new AppError('STALE_VERSION');
        this.writes += 1;
        this.stored = link;
      },
      open: async (id) => (this.stored?.linkId === id ? { userId, link: this.stored } : null),
      firstName: async () => (this.isGone ? null : 'Nora'),
      bookings: async (_userId, { after, before }) =>
        this.bookings
          .filter(({ booking: { startsAt } }) => startsAt >= after && startsAt < before)
          .map(({ booking, timeZone }) => ({ booking, shift: { unit: 'ICU', location: 'Lakeshore', timeZone } })),
    },
    hash,
    clock: { now: () => this.now, newId: <P extends string>(prefix: P) => `${prefix}_${'0'.repeat(26)}` as const },
  };

  change(on: boolean, version: number): Promise<WeekLink> {
    return changeWeekLink(this.deps, { caller, on, version });
  }

  /** In the location's time zone, in winter. */
  book(day: string, fields: Partial<Booking> = {}, timeZone = 'America/Chicago'): void {
    const booking = bookingWith(userId, { status: 'confirmed', ...fields });
    const terms = { ...booking.terms, day, startTime: '19:00', endTime: '07:00' };
    const startsAt = new Date(Date.parse(`${day}T19:00:00Z`) + 6 * 3600_000).toISOString();
    this.bookings.push({ booking: { ...booking, terms, startsAt }, timeZone });
  }

  readonly week = (token: string) => getSharedWeek(this.deps, { token });
}

const refused = { code: 'NOT_FOUND' };

describe('the link to a week', () => {
  it('is created, replaced, and turned off; only the newest opens', async () => {
    const world = new World();
    expect(await getWeekLink(world.deps, caller)).toEqual({ token: null, madeAt: null, version: 0 });
    const first = await world.change(true, 0);
    expect(first).toEqual({ token: expect.any(String), madeAt: world.now.toISOString(), version: 1 });
    expect(await getWeekLink(world.deps, caller)).toEqual(first);
    expect((await world.week(first.token!)).firstName).toBe('Nora');
    const second = await world.change(true, 1);
    await expect(world.week(first.token!)).rejects.toMatchObject(refused);
    expect((await world.week(second.token!)).firstName).toBe('Nora');
    expect(await world.change(false, 2)).toEqual({ token: null, madeAt: null, version: 3 });
    await expect(world.week(second.token!)).rejects.toMatchObject(refused);
    // Turning it on again creates another link.
    expect((await world.change(true, 3)).token).not.toBe(second.token);
  });

  it('is written once when a request is repeated', async () => {
    const world = new World();
    const [first, repeated] = [await world.change(true, 0), await world.change(true, 0)];
    expect(repeated).toEqual(first);
    expect(world.writes).toBe(1);
  });

  it('accepts one of two concurrent changes', async () => {
    const world = new World();
    await world.change(true, 0);
    const answers = await Promise.allSettled([world.change(true, 1), world.change(false, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find((it) => it.status === 'rejected')?.reason).toMatchObject({ code: 'STALE_VERSION' });
    await expect(world.change(false, 0)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('doesn’t contain the account ID', async () => {
    const { token } = await new World().change(true, 0);
    expect(token).not.toContain(userId);
    expect(token).toMatch(/^wkl_[0-9A-Z]{26}\.1\.[\w-]{43}$/);
  });

  it('can’t be forged', async () => {
    const world = new World();
    const { token } = await world.change(true, 0);
    const key = { ownerId: linkId, generation: 1 };
    const forged = [
      '',
      'x',
      token!.replace('.1.', '.2.'),
      token!.slice(0, -1),
      `${token!}x`,
      `${linkId}.1.${'A'.repeat(43)}`,
      await weekLinkTokens.tokenOf(
        keyedHash(async () => Buffer.from('other')),
        key,
      ),
      await feedToken(hash, { userId, generation: 1 }),
    ];
    for (const it of forged) await expect(world.week(it), it).rejects.toMatchObject(refused);
  });

  it('doesn’t open after the account is deleted', async () => {
    const world = new World();
    const { token } = await world.change(true, 0);
    world.isGone = true;
    await expect(world.week(token!)).rejects.toMatchObject(refused);
  });
});

describe('a shared week', () => {
  const opened = async (world: World) => world.week((await world.change(true, 0)).token!);

  it('shows only when the person works', async () => {
    const world = new World();
    world.book('2026-12-04');
    expect(await opened(world)).toEqual({
      firstName: 'Nora',
      monday: '2026-11-30',
      shifts: [{ day: '2026-12-04', startTime: '19:00', endTime: '07:00', timeZone: 'America/Chicago' }],
    });
  });

  it('has this week and the next five, with booked shifts only', async () => {
    const world = new World();
    for (const day of ['2026-11-29', '2026-11-30', '2027-01-10', '2027-01-11']) world.book(day);
    for (const status of ['requested', 'backup', 'canceled_by_worker', 'canceled_by_facility', 'no_show'] as const) {
      world.book('2026-12-08', { status });
    }
    world.book('2026-12-01', { status: 'submitted' });
    const { shifts } = await opened(world);
    expect(shifts.map(({ day }) => day)).toEqual(['2026-11-30', '2027-01-10', '2026-12-01']);
  });

  it('starts on Monday in the location’s time zone', async () => {
    const world = new World();
    world.book('2026-12-09', {}, 'America/Los_Angeles');
    // Sunday evening in California.
    world.now = new Date('2026-12-07T03:00:00.000Z');
    expect((await opened(world)).monday).toBe('2026-11-30');
    world.now = new Date('2026-12-07T09:00:00.000Z');
    expect((await world.week((await getWeekLink(world.deps, caller)).token!)).monday).toBe('2026-12-07');
  });
});
