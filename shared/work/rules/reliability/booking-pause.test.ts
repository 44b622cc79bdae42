import { describe, expect, it } from 'vitest';
import { needsPause, pausedAt, recentNoShows, withRecent, type BookingPause } from './booking-pause';

const today = '2026-11-26';
const now = new Date('2026-11-26T18:00:00.000Z');
const noShow = (eventId: string, exempt = false) => ({ eventId, on: '2026-11-20', exempt });
const three = ['a', 'b', 'c'].map((eventId) => noShow(eventId));
const pause: BookingPause = {
  caseId: 'shc_1',
  dueAt: '2026-11-30T18:00:00.000Z',
  decidedAt: null,
  until: null,
  noShows: ['a', 'b', 'c'],
};
const decided = { ...pause, decidedAt: '2026-11-25T18:00:00.000Z' };

describe('a booking pause', () => {
  it('starts at the third counted no-show', () => {
    expect(needsPause(three.slice(1), null)).toBe(false);
    expect(needsPause(three, null)).toBe(true);
    expect(needsPause([...three.slice(1), noShow('a', true)], null)).toBe(false);
  });

  it('counts no-shows of the last 90 days', () => {
    const on = (day: string) => ({ on: day });
    expect(recentNoShows([on('2026-11-26'), on('2026-08-29'), on('2026-08-28')], today)).toEqual([
      on('2026-11-26'),
      on('2026-08-29'),
    ]);
  });

  it('starts once for the same no-shows, and again for a new one', () => {
    expect(needsPause(three, pause)).toBe(false);
    expect(needsPause(three, decided)).toBe(false);
    expect(needsPause([...three, noShow('d')], pause)).toBe(false);
    expect(needsPause([...three, noShow('d')], decided)).toBe(true);
  });

  it('covers no-shows before the decision', () => {
    const known = withRecent(pause, [...three, noShow('d')]);
    expect(needsPause([...three, noShow('d')], { ...known, decidedAt: decided.decidedAt })).toBe(false);
    expect(withRecent(decided, [noShow('d')])).toBe(decided);
  });

  it('lasts until a decision, and then until the date it sets', () => {
    expect(pausedAt(null, now)).toBeNull();
    expect(pausedAt(pause, now)).toEqual({ until: null });
    expect(pausedAt(decided, now)).toBeNull();
    const until = '2026-11-26T18:00:00.001Z';
    expect(pausedAt({ ...decided, until }, now)).toEqual({ until });
    expect(pausedAt({ ...decided, until: now.toISOString() }, now)).toBeNull();
  });
});
