import { describe, expect, it } from 'vitest';
import type { DisputeCase } from '../../model/attendance';
import { lastRuling, mayAccept, nextDisputeStep, rulingRange, type Dispute } from './dispute-cases';

const ruled = (changes: Partial<DisputeCase> = {}): DisputeCase => ({
  ...{
    caseId: 'shc_1',
    state: 'decided',
    isAppeal: false,
    openedBy: null,
    text: '',
    files: [],
    openedAt: '2026-12-11T13:00:00.000Z',
  },
  ...{ dueAt: '2026-12-16T13:00:00.000Z', minutes: 700, reason: 'The log shows it.' },
  decidedAt: '2026-12-15T13:00:00.000Z',
  ...changes,
});
const dispute = (changes: Partial<Dispute> = {}): Dispute => ({
  ...{ claimedMinutes: 750, foundMinutes: 690, statement: 'I stayed.', at: '2026-12-04T13:00:00.000Z' },
  ...{ until: '2026-12-11T13:00:00.000Z', settledMinutes: null, settledAt: null, cases: [] },
  ...changes,
});
const now = new Date('2026-12-16T13:00:00.000Z');

describe('the next step of a dispute', () => {
  it('is an appeal of the first decision by either side, for 14 days', () => {
    const decided = dispute({ settledMinutes: 700, cases: [ruled()] });
    const appeal = { kind: 'appeal', until: '2026-12-29T13:00:00.000Z' };
    expect(nextDisputeStep(decided, 'worker', now)).toEqual(appeal);
    expect(nextDisputeStep(decided, 'facility', new Date('2026-12-29T13:00:00.000Z'))).toEqual(appeal);
    expect(nextDisputeStep(decided, 'worker', new Date('2026-12-29T13:00:00.001Z'))).toBeNull();
  });

  it('is null while a case is open, and after the decision on an appeal', () => {
    const appealed = ruled({ caseId: 'shc_2', isAppeal: true });
    const open = ruled({ ...appealed, state: 'open', minutes: null, reason: null, decidedAt: null });
    expect(nextDisputeStep(dispute({ settledMinutes: 700, cases: [ruled(), open] }), 'worker', now)).toBeNull();
    const final = dispute({ settledMinutes: 720, cases: [ruled(), appealed] });
    expect(nextDisputeStep(final, 'facility', now)).toBeNull();
    expect(lastRuling(final)?.caseId).toBe('shc_2');
  });

  it('is an objection if the unit recorded an agreement below the claim', () => {
    const settled = dispute({ settledMinutes: 700, settledAt: '2026-12-10T13:00:00.000Z' });
    expect(nextDisputeStep(settled, 'worker', now)).toEqual({ kind: 'objection', until: '2026-12-24T13:00:00.000Z' });
    expect(nextDisputeStep(settled, 'facility', now)).toBeNull();
    expect(nextDisputeStep({ ...settled, settledMinutes: 750 }, 'worker', now)).toBeNull();
    const again = ruled({ state: 'settled', minutes: null, reason: null, decidedAt: null });
    expect(nextDisputeStep({ ...settled, cases: [again, { ...again, caseId: 'shc_2' }] }, 'worker', now)).toBeNull();
  });

  it('is null once the professional accepts the approved minutes, which a no-show cannot offer', () => {
    const accepted = dispute({ settledMinutes: 690, settledAt: '2026-12-10T13:00:00.000Z', accepted: true });
    expect(nextDisputeStep(accepted, 'worker', now)).toBeNull();
    expect(mayAccept({ status: 'approved', dispute: dispute() })).toBe(true);
    expect(mayAccept({ status: 'approved', dispute: accepted })).toBe(false);
    expect(mayAccept({ status: 'no_show', dispute: dispute() })).toBe(false);
    expect(mayAccept({ status: 'approved', dispute: null })).toBe(false);
  });

  it('is decided between the agreed and the claimed minutes', () => {
    const range = (isAppeal: boolean) => rulingRange(dispute(), { approvedMinutes: 700, isAppeal });
    expect([range(false), range(true)]).toEqual([
      { least: 700, most: 750 },
      { least: 690, most: 750 },
    ]);
  });
});
