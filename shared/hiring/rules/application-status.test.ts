import { ApplicationStatus } from '../../core/model/enumerations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../limits';
import {
  applicantStatus,
  canFollow,
  isBack,
  isOpen,
  mayMove,
  needsReason,
  nextStatuses,
  reopensTo,
  type Standing,
} from './application-status';
import { openStages } from '../../core/model/vocabulary';

const statuses = fc.constantFrom(...ApplicationStatus.options);
const ended: ApplicationStatus[] = ['hired', 'rejected', 'withdrawn'];
const now = new Date('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();
const rejected = (days: number, rejectedFrom: Standing['rejectedFrom'] = 'shortlisted'): Standing => ({
  status: 'rejected',
  statusSince: daysAgo(days),
  rejectedFrom,
});

describe('the status of an application', () => {
  it('moves to any later open stage, one stage back, or to rejected', () => {
    expect(nextStatuses('new', 'employer')).toEqual(['under_review', 'shortlisted', 'interview_scheduled', 'rejected']);
    expect(nextStatuses('shortlisted', 'employer')).toEqual(['under_review', 'interview_scheduled', 'rejected']);
    expect(nextStatuses('offered', 'employer')).toEqual(['interview_scheduled', 'rejected']);
  });

  it('reaches an interview and an offer from every earlier stage, but a hire only from an offer', () => {
    for (const [index, from] of openStages.entries()) {
      expect(canFollow(from, 'interview_scheduled')).toBe(index < openStages.indexOf('interview_scheduled'));
      expect(canFollow(from, 'offered')).toBe(from !== 'offered');
      expect(canFollow(from, 'hired')).toBe(from === 'offered');
    }
  });

  it('never leaves a final state by a plain move', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ended), statuses, (from, to) => {
        expect(nextStatuses(from, 'employer')).toEqual([]);
        expect(canFollow(from, to) || isBack(from, to)).toBe(false);
      }),
    );
  });

  it('is final exactly when hired, rejected, or withdrawn', () => {
    fc.assert(fc.property(statuses, (status) => isOpen(status) === !ended.includes(status)));
  });

  it('lets only the professional withdraw and only the employer reject', () => {
    fc.assert(
      fc.property(statuses, (status) => {
        expect(nextStatuses(status, 'employer')).not.toContain('withdrawn');
        expect(nextStatuses(status, 'professional')).toEqual(isOpen(status) ? ['withdrawn'] : []);
        expect(nextStatuses(status, 'employer').includes('rejected')).toBe(isOpen(status));
      }),
    );
  });

  it('needs a reason only to reject or move back, and hides the shortlist from the professional', () => {
    fc.assert(
      fc.property(statuses, statuses, (from, to) => needsReason(from, to) === (to === 'rejected' || isBack(from, to))),
    );
    expect(needsReason('shortlisted', 'under_review')).toBe(true);
    expect(needsReason('new', 'under_review')).toBe(false);
    fc.assert(fc.property(statuses, (status) => applicantStatus(status) !== 'shortlisted'));
  });
});

describe('a rejected application', () => {
  it('reopens to its previous stage within a few days', () => {
    expect(reopensTo(rejected(1), now)).toBe('shortlisted');
    expect(reopensTo(rejected(limits.reopenDays), now)).toBe('shortlisted');
    expect(reopensTo(rejected(limits.reopenDays + 0.01), now)).toBeNull();
    expect(mayMove(rejected(1), 'shortlisted', now)).toBe(true);
    expect(mayMove(rejected(1), 'under_review', now)).toBe(false);
    expect(mayMove(rejected(limits.reopenDays + 1), 'shortlisted', now)).toBe(false);
  });

  it('reopens without its offer, or at the review if its previous stage is unknown', () => {
    expect(reopensTo(rejected(1, 'offered'), now)).toBe('interview_scheduled');
    expect(reopensTo(rejected(1, null), now)).toBe('under_review');
  });

  it('is the only kind that can be reopened', () => {
    for (const status of ['hired', 'withdrawn', 'new'] as const)
      expect(reopensTo({ ...rejected(1), status }, now)).toBeNull();
  });
});
