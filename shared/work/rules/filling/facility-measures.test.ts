import { describe, expect, it } from 'vitest';
import type { Attendance } from '../../model/attendance';
import { noReturns, paidOnTime, resolvedHours, shownMeasures, withReturnAnswer } from './facility-measures';

const at = (hour: number): string => `2026-12-04T${String(hour).padStart(2, '0')}:00:00.000Z`;
const hours = (changes: Partial<Attendance> = {}) => ({
  ...{ submittedAt: at(13), answerBy: at(20), returned: null, dispute: null },
  approved: { minutes: 690, at: at(15), by: 'Nora Hastings', bySilence: false },
  ...changes,
});
const returned = { minutes: 660, reason: 'Left early', at: at(14), by: 'Nora Hastings' };

describe('submitted hours', () => {
  it('are on time only if approved by a person, not automatically', () => {
    expect(resolvedHours(hours())).toEqual({ onTime: true });
    expect(resolvedHours(hours({ answerBy: at(14) }))).toEqual({ onTime: false });
    const bySilence = { minutes: 690, at: at(20), by: null, bySilence: true };
    expect(resolvedHours(hours({ approved: bySilence }))).toEqual({ onTime: false });
    expect(resolvedHours(hours({ approved: null }))).toBeNull();
  });

  it('count as agreed after a return, unless corrected or disputed', () => {
    expect(resolvedHours(hours({ returned, answerBy: null }))).toEqual({ agreed: true });
    expect(resolvedHours(hours({ returned, submittedAt: at(15) }))).toEqual({ agreed: false });
    const dispute = {
      ...{ claimedMinutes: 690, foundMinutes: 660, statement: 'I stayed', at: at(15), until: at(20) },
      ...{ settledMinutes: null, settledAt: null, cases: [] },
    };
    expect(resolvedHours(hours({ returned, dispute }))).toEqual({ agreed: false });
  });
});

it('are paid on time until the end of the due day, and late after it', () => {
  const weeks = [
    { dueOn: '2026-12-10', paidAt: '2026-12-10T21:00:00.000Z' },
    { dueOn: '2026-12-10', paidAt: '2026-12-11T08:00:00.000Z' },
    { dueOn: '2026-12-11', paidAt: null },
    { dueOn: '2026-12-12', paidAt: null },
    { dueOn: null, paidAt: null },
  ];
  expect(paidOnTime(weeks, '2026-12-12')).toEqual({ kind: 'paid_on_time', good: 1, of: 3 });
});

describe('the answers on returning', () => {
  const answered = (people: number) =>
    Array.from({ length: people }, (_, person) => person).reduce(
      (count, person) => withReturnAnswer(count, null, person > 0),
      noReturns,
    );

  it('are shown from 10 people on, and updated with every fifth', () => {
    expect(answered(9).shown).toBeNull();
    expect(answered(10).shown).toEqual({ yes: 9, of: 10 });
    expect(answered(14)).toEqual({ yes: 13, of: 14, shown: { yes: 9, of: 10 } });
    expect(answered(15).shown).toEqual({ yes: 14, of: 15 });
  });

  it('count a changed answer once, and show it at the next update', () => {
    const changed = withReturnAnswer(answered(10), false, true);
    expect(changed).toEqual({ yes: 10, of: 10, shown: { yes: 9, of: 10 } });
    expect(withReturnAnswer(changed, true, true)).toEqual(changed);
    expect(withReturnAnswer(changed, true, false).yes).toBe(9);
  });

  it('are shown with the other measures that have enough samples', () => {
    const counted = [
      { kind: 'approved_on_time' as const, good: 8, of: 9 },
      { kind: 'paid_on_time' as const, good: 9, of: 10 },
    ];
    expect(shownMeasures(counted, noReturns).map(({ kind }) => kind)).toEqual(['paid_on_time']);
    expect(shownMeasures(counted, answered(10)).map(({ kind }) => kind)).toEqual(['would_return', 'paid_on_time']);
  });
});
