import { ApplicationStatus } from '../model/enumerations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicantStatus, isOpen, needsReason, nextStatuses } from './application-status';

const statuses = fc.constantFrom(...ApplicationStatus.options);
const ended: ApplicationStatus[] = ['hired', 'rejected', 'withdrawn'];

describe('the way of an application', () => {
  it('never leads out of a decision and never back to "new"', () => {
    const walk = fc.array(
      fc.record({ side: fc.constantFrom('employer' as const, 'professional' as const), to: statuses }),
    );
    fc.assert(
      fc.property(walk, (moves) => {
        let status: ApplicationStatus = 'new';
        const seen: ApplicationStatus[] = [status];
        for (const { side, to } of moves) {
          if (!nextStatuses(status, side).includes(to)) continue;
          expect(ended).not.toContain(status);
          status = to;
          seen.push(status);
        }
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  it('ends exactly with hired, rejected and withdrawn', () => {
    fc.assert(fc.property(statuses, (status) => isOpen(status) === !ended.includes(status)));
  });

  it('lets only the professional withdraw and only the employer decide', () => {
    fc.assert(
      fc.property(statuses, (status) => {
        expect(nextStatuses(status, 'employer')).not.toContain('withdrawn');
        expect(nextStatuses(status, 'professional')).toEqual(isOpen(status) ? ['withdrawn'] : []);
        expect(nextStatuses(status, 'employer').includes('rejected')).toBe(isOpen(status));
      }),
    );
  });

  it('asks a reason for rejecting only, and keeps a short list to the employer', () => {
    fc.assert(fc.property(statuses, (status) => needsReason(status) === (status === 'rejected')));
    fc.assert(fc.property(statuses, (status) => applicantStatus(status) !== 'shortlisted'));
  });
});
