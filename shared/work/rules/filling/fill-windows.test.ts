import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../core/rules/calendar-days';
import { windowSteps } from '../../model/shifts/shift-vocabulary';
import {
  answerBy,
  backupMinutes,
  bookingMode,
  fillWindows,
  leadMinutes,
  openSteps,
  startsCoverNow,
  stepOpenings,
  waveOf,
  type BookingRecord,
} from './fill-windows';

const startsAt = '2026-12-04T19:00:00.000Z';
const before = (minutes: number): Date => new Date(Date.parse(startsAt) - minutes * 60_000);
const hour = 60;

describe('the release ladder', () => {
  it('opens each step after the previous one', () => {
    const publishedAt = before(48 * hour).toISOString();
    expect(stepOpenings(publishedAt, startsAt)).toEqual([
      { step: 'own_staff', opensAt: publishedAt },
      { step: 'favorites', opensAt: before(36 * hour).toISOString() },
      { step: 'pool', opensAt: before(36 * hour - 285).toISOString() },
    ]);
  });

  it('follows the unit’s order, and always includes the pool', () => {
    const publishedAt = before(48 * hour).toISOString();
    const found = stepOpenings(publishedAt, startsAt, ['favorites']);
    expect(found.map(({ step }) => step)).toEqual(['favorites', 'pool']);
    const poolFirst = stepOpenings(publishedAt, startsAt, ['pool', 'own_staff']);
    expect(poolFirst.every(({ opensAt }) => opensAt === publishedAt)).toBe(true);
  });

  it('returns the steps open at a given time', () => {
    const openings = stepOpenings(before(48 * hour).toISOString(), startsAt);
    expect(openSteps(openings, before(40 * hour))).toEqual(['own_staff']);
    expect(openSteps(openings, before(1 * hour))).toEqual([...windowSteps]);
  });

  it('is open to everyone an hour before the start, or immediately if published later', () => {
    const plan = fc.shuffledSubarray([...windowSteps]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 60 }), plan, (lead, steps) => {
        const openings = stepOpenings(before(lead).toISOString(), startsAt, steps);
        const latest = before(Math.min(lead, hour));
        expect(openSteps(openings, latest)).toHaveLength(openings.length);
        expect(openings.some(({ step }) => step === 'pool')).toBe(true);
      }),
    );
  });

  it('has windows in steps of 5 minutes, never longer than their share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 60 }), (lead) => {
        const { mode, ownMinutes, favoritesMinutes } = fillWindows(lead);
        expect([ownMinutes % 5, favoritesMinutes % 5]).toEqual([0, 0]);
        expect(ownMinutes).toBeLessThanOrEqual(Math.min(48 * hour, lead / 4));
        expect(favoritesMinutes).toBeLessThanOrEqual(Math.min(24 * hour, lead / 10));
        expect(mode).toBe(lead < 4 * hour ? 'cover_now' : 'ladder');
      }),
    );
  });
});

describe('an invitation wave', () => {
  it('has 4 to 15 people, every 5 minutes to 4 hours', () => {
    const history = fc
      .record({ openSlots: fc.integer({ min: 1, max: 20 }), invited: fc.nat(2000) })
      .chain((it) => fc.record({ ...constants(it), accepted: fc.nat(it.invited) }));
    fc.assert(
      fc.property(history, fc.nat(60 * 24 * 60), (of, lead) => {
        const { size, everyMinutes } = waveOf(of, lead);
        expect(size).toBeGreaterThanOrEqual(4);
        expect(size).toBeLessThanOrEqual(15);
        expect(everyMinutes).toBeGreaterThanOrEqual(5);
        expect(everyMinutes).toBeLessThanOrEqual(240);
      }),
    );
  });
});

const constants = <T extends Record<string, number>>(them: T) =>
  Object.fromEntries(Object.entries(them).map(([key, value]) => [key, fc.constant(value)])) as {
    [K in keyof T]: fc.Arbitrary<number>;
  };

describe('the booking mode', () => {
  const today = '2026-12-01';
  const known: BookingRecord = { atLocation: 1, anywhere: 1, score: null, lastNoShowOn: null };
  const way = (record: Partial<BookingRecord>, state: 'eligible' | 'eligible_if' = 'eligible', instantBook = true) =>
    bookingMode({ state, instantBook }, { ...known, ...record }, today);

  it('is instant for known and reliable workers', () => {
    expect(way({})).toBe('instant');
    expect(way({ atLocation: 0, anywhere: 3 })).toBe('instant');
    expect(way({ anywhere: 20, score: 90 })).toBe('instant');
  });

  it('is otherwise a request', () => {
    expect(way({ atLocation: 0, anywhere: 2 })).toBe('request');
    expect(way({ anywhere: 20, score: 89 })).toBe('request');
    expect(way({ lastNoShowOn: addDays(today, -29) })).toBe('request');
    expect(way({}, 'eligible_if')).toBe('request');
    expect(way({}, 'eligible', false)).toBe('request');
  });

  it('ignores a no-show after 30 days', () => {
    expect(way({ lastNoShowOn: addDays(today, -30) })).toBe('instant');
  });

  it('gives a quarter of the remaining time to answer, from 15 minutes to a day', () => {
    expect(answerBy(before(10 * 24 * hour), startsAt)).toEqual(before(9 * 24 * hour));
    expect(answerBy(before(8 * hour), startsAt)).toEqual(before(6 * hour));
    expect(answerBy(before(30), startsAt)).toEqual(before(15));
  });
});

describe('Cover Now', () => {
  it('starts automatically under 12 hours', () => {
    expect(startsCoverNow(before(12 * hour), startsAt)).toBe(false);
    expect(startsCoverNow(before(12 * hour - 1), startsAt)).toBe(true);
  });

  it('gives each backup 4 minutes, or 2 in the last hour', () => {
    expect([backupMinutes(before(60), startsAt), backupMinutes(before(59), startsAt)]).toEqual([4, 2]);
  });
});

describe('the lead time', () => {
  it('counts whole minutes', () => {
    expect(leadMinutes('2026-12-04T18:00:30.000Z', startsAt)).toBe(59);
  });
});
