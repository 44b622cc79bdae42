import { describe, expect, it } from 'vitest';
import { hasWindow, ladderOf, opensTo, type Audience } from './audience';

const shift = {
  createdAt: '2026-11-01T09:00:00.000Z',
  publishedAt: '2026-11-20T12:00:00.000Z',
  startsAt: '2026-11-30T12:00:00.000Z',
};
const audience: Audience = { ownStaffFirst: true, ownStaff: [], favoritesFirst: true, favorites: ['ada'] };
const at = (instant: string) => new Date(instant);
const poolAt = '2026-11-21T12:00:00.000Z';

describe('early access to a shift', () => {
  it('is for favorites for a tenth of the time', () => {
    expect(ladderOf(shift, audience)).toEqual([
      { step: 'favorites', opensAt: shift.publishedAt },
      { step: 'pool', opensAt: poolAt },
    ]);
    expect(opensTo(shift, audience, 'ada', at(shift.publishedAt))).toBeNull();
    expect(opensTo(shift, audience, 'ben', at(shift.publishedAt))).toBe(poolAt);
    expect(opensTo(shift, audience, 'ben', at(poolAt))).toBeNull();
  });

  it('is for everyone without favorites, or if the unit turned it off', () => {
    for (const other of [
      { ...audience, favorites: [] },
      { ...audience, favoritesFirst: false },
    ]) {
      expect(opensTo(shift, other, 'ben', at(shift.publishedAt))).toBeNull();
      expect(ladderOf(shift, other)).toHaveLength(1);
    }
  });

  it('is for own staff first for a quarter of the time, at most two days', () => {
    const withStaff = { ...audience, ownStaff: ['cyd'] };
    const favoritesAt = '2026-11-22T12:00:00.000Z';
    const laterAt = '2026-11-23T12:00:00.000Z';
    expect(ladderOf(shift, withStaff)).toEqual([
      { step: 'own_staff', opensAt: shift.publishedAt },
      { step: 'favorites', opensAt: favoritesAt },
      { step: 'pool', opensAt: laterAt },
    ]);
    expect(opensTo(shift, withStaff, 'cyd', at(shift.publishedAt))).toBeNull();
    expect(opensTo(shift, withStaff, 'ada', at(shift.publishedAt))).toBe(favoritesAt);
    expect(opensTo(shift, withStaff, 'ben', at(shift.publishedAt))).toBe(laterAt);
    expect(opensTo(shift, { ...withStaff, ownStaffFirst: false }, 'ben', at(shift.publishedAt))).toBe(poolAt);
  });

  it('matters only until the last window of any plan ends', () => {
    expect(hasWindow(shift, at('2026-11-23T11:59:00.000Z'))).toBe(true);
    expect(hasWindow(shift, at('2026-11-23T12:00:00.000Z'))).toBe(false);
  });

  it('is counted from creation for shifts without a stored publishing time', () => {
    const { publishedAt: _gone, ...older } = shift;
    expect(opensTo(older, audience, 'ben', at(shift.publishedAt))).toBeNull();
  });
});
