import { describe, expect, it } from 'vitest';
import { complianceStates, type ComplianceState } from '../../model/compliance';
import { openDocuments, waitsForProfessional } from './open-items';

const item = (state: ComplianceState, dueOn = '2026-12-12') => ({ owner: 'professional' as const, state, dueOn });

describe('documents that a professional still has to provide', () => {
  it('are missing, rejected, or expired, and their own', () => {
    const open = complianceStates.filter((state) => waitsForProfessional(item(state)));
    expect(open).toEqual(['missing', 'rejected', 'expired']);
    expect(waitsForProfessional({ ...item('missing'), owner: 'employer' })).toBe(false);
  });

  it('have the day on which the first is due', () => {
    const items = [item('missing', '2026-12-14'), item('rejected', '2026-12-12'), item('accepted', '2026-12-01')];
    expect(openDocuments(items)).toEqual({ count: 2, firstDueOn: '2026-12-12' });
  });

  it('are none once each is provided', () => {
    expect(openDocuments([item('submitted'), item('in_review'), item('waived')])).toBeNull();
  });
});
