import { describe, expect, it } from 'vitest';
import { limits } from '@shared/limits';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicationStatuses } from '@shared/model/vocabulary';
import { canGoWithMany, nextOf, wayTo } from './ways';

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();
const standing = (
  status: ApplicationStatus,
  days = limits.reopenDays + 1,
  rejectedFrom: ApplicationStatus | null = null,
) => ({
  status,
  statusSince: daysAgo(days),
  rejectedFrom,
});

describe('where an application can go', () => {
  it.each([
    ['new', 'under_review', true, { way: 'move' }],
    ['new', 'rejected', true, { way: 'reason' }],
    ['shortlisted', 'interview_scheduled', true, { way: 'interview' }],
    ['interview_scheduled', 'offered', true, { way: 'offer' }],
    ['interview_scheduled', 'offered', false, { way: 'refused', why: 'leaders' }],
    ['new', 'offered', true, { way: 'offer' }],
    ['new', 'interview_scheduled', true, { way: 'interview' }],
    ['shortlisted', 'under_review', true, { way: 'back' }],
    ['offered', 'interview_scheduled', true, { way: 'back' }],
    ['offered', 'hired', true, { way: 'refused', why: 'hire' }],
    ['new', 'withdrawn', true, { way: 'refused', why: 'candidate' }],
    ['rejected', 'new', true, { way: 'refused', why: 'over' }],
    ['shortlisted', 'new', true, { way: 'refused', why: 'order' }],
    ['new', 'new', true, { way: 'refused', why: 'same' }],
  ] as const)('from %s to %s (offers: %s)', (from, to, mayOffer, way) => {
    expect(wayTo(standing(from), to, mayOffer)).toEqual(way);
  });

  it('is nowhere after a decision', () => {
    for (const status of ['hired', 'rejected', 'withdrawn'] as const)
      expect(nextOf(standing(status), true)).toEqual([]);
  });

  it('is back to its stage for some days after a rejection', () => {
    const rejected = standing('rejected', limits.reopenDays - 1, 'shortlisted');
    expect(nextOf(rejected, true)).toEqual(['shortlisted']);
    expect(wayTo(rejected, 'shortlisted', true)).toEqual({ way: 'reopen' });
    expect(wayTo(rejected, 'new', true)).toEqual({ way: 'refused', why: 'order' });
    expect(wayTo(rejected, 'hired', true)).toEqual({ way: 'refused', why: 'over' });
  });

  it('is only onward with many at once', () => {
    expect(canGoWithMany(standing('new'), 'interview_scheduled')).toBe(true);
    expect(canGoWithMany(standing('new'), 'rejected')).toBe(true);
    expect(canGoWithMany(standing('shortlisted'), 'under_review')).toBe(false);
    expect(canGoWithMany(standing('rejected', 1, 'under_review'), 'under_review')).toBe(false);
  });

  it('comes in the order of the statuses', () => {
    for (const from of applicationStatuses) {
      const places = nextOf(standing(from), true).map((to) => applicationStatuses.indexOf(to));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});
