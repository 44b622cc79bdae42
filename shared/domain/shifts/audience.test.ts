import { describe, expect, it } from 'vitest';
import { ladderOf, opensTo, type Audience } from './audience';

const shift = {
  createdAt: '2026-11-01T09:00:00.000Z',
  publishedAt: '2026-11-20T12:00:00.000Z',
  startsAt: '2026-11-30T12:00:00.000Z',
};
const audience: Audience = { ownStaffFirst: true, ownStaff: [], favoritesFirst: true, favorites: ['ada'] };
const at = (instant: string) => new Date(instant);
const poolAt = '2026-11-21T12:00:00.000Z';

describe('the first look', () => {
  it('is the favorites’ for a tenth of the time', () => {
    expect(ladderOf(shift, audience)).toEqual([
      { step: 'favorites', opensAt: shift.publishedAt },
      { step: 'pool', opensAt: poolAt },
    ]);
    expect(opensTo(shift, audience, 'ada', at(shift.publishedAt))).toBeNull();
    expect(opensTo(shift, audience, 'ben', at(shift.publishedAt))).toBe(poolAt);
    expect(opensTo(shift, audience, 'ben', at(poolAt))).toBeNull();
  });

  it('is everyone’s without favorites, or where the unit switched it off', () => {
    for (const other of [
      { ...audience, favorites: [] },
      { ...audience, favoritesFirst: false },
    ]) {
      expect(opensTo(shift, other, 'ben', at(shift.publishedAt))).toBeNull();
      expect(ladderOf(shift, other)).toHaveLength(1);
    }
  });

  it('of a shift that was published before this was stored counts from its creation', () => {
    const { publishedAt: _gone, ...older } = shift;
    expect(opensTo(older, audience, 'ben', at(shift.publishedAt))).toBeNull();
  });
});
