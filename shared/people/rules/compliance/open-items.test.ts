import { describe, expect, it } from 'vitest';
import { complianceStates, type ComplianceState } from '../../model/compliance';
import { isFromWallet, isShareable, openDocuments, waitsForProfessional } from './open-items';

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

describe('what the wallet has for an item', () => {
  const held = (state: ComplianceState, fields: { inWallet?: boolean; sharedAt?: string | null } = {}) => ({
    ...{ owner: 'professional' as const, state, inWallet: true, sharedAt: null, document: null, note: '' },
    ...fields,
  });

  it('is shared once, and not for what was decided', () => {
    const shareable = complianceStates.filter((state) => isShareable(held(state)));
    expect(shareable).toEqual(['missing', 'submitted', 'in_review', 'rejected', 'expiring', 'expired']);
    expect(isShareable(held('missing', { inWallet: false }))).toBe(false);
    expect(isShareable(held('missing', { sharedAt: '2026-11-22T10:00:00.000Z' }))).toBe(false);
    expect(isShareable({ ...held('missing'), owner: 'platform' })).toBe(false);
  });

  it('needs no handing in, unless it was rejected, runs out, or something else was handed in', () => {
    const provided = complianceStates.filter((state) => isFromWallet(held(state)));
    expect(provided).toEqual(['missing', 'submitted', 'in_review']);
    expect(isFromWallet(held('missing', { inWallet: false }))).toBe(false);
    expect(isFromWallet({ ...held('submitted'), note: 'By mail' })).toBe(false);
  });
});
