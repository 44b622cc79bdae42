import { describe, expect, it } from 'vitest';
import { limits } from '@shared/limits';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { canMoveInBulk, nextStatusesOf, transitionTo } from './status-transitions';

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

describe('possible moves of an application', () => {
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
    expect(transitionTo(standing(from), to, mayOffer)).toEqual(way);
  });

  it('are none after a decision', () => {
    for (const status of ['hired', 'rejected', 'withdrawn'] as const)
      expect(nextStatusesOf(standing(status), true)).toEqual([]);
  });

  it('lead back to its stage for some days after a rejection', () => {
    const rejected = standing('rejected', limits.reopenDays - 1, 'shortlisted');
    expect(nextStatusesOf(rejected, true)).toEqual(['shortlisted']);
    expect(transitionTo(rejected, 'shortlisted', true)).toEqual({ way: 'reopen' });
    expect(transitionTo(rejected, 'new', true)).toEqual({ way: 'refused', why: 'order' });
    expect(transitionTo(rejected, 'hired', true)).toEqual({ way: 'refused', why: 'over' });
  });

  it('only move forward in bulk', () => {
    expect(canMoveInBulk(standing('new'), 'interview_scheduled')).toBe(true);
    expect(canMoveInBulk(standing('new'), 'rejected')).toBe(true);
    expect(canMoveInBulk(standing('shortlisted'), 'under_review')).toBe(false);
    expect(canMoveInBulk(standing('rejected', 1, 'under_review'), 'under_review')).toBe(false);
  });

  it('are in the order of the statuses', () => {
    for (const from of applicationStatuses) {
      const places = nextStatusesOf(standing(from), true).map((to) => applicationStatuses.indexOf(to));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});
