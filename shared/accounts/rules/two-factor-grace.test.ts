import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graceEnd, graceReminder, isTwoFactorDue, keptDeadline } from './two-factor-grace';
import { twoFactorGraceChoices } from '@shared/core/model/vocabulary';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const days = fc.constantFrom(...twoFactorGraceChoices);
const deadline = fc.option(instant, { nil: null });

describe('the grace period for two-factor authentication', () => {
  it('starts when the rule takes effect, or when the person joins later', () => {
    const rule = { days: 7, requiredAt: '2026-11-20T10:00:00.000Z' };
    expect(graceEnd(rule, '2026-01-01T10:00:00.000Z')).toBe('2026-11-27T10:00:00.000Z');
    expect(graceEnd(rule, '2026-11-22T10:00:00.000Z')).toBe('2026-11-29T10:00:00.000Z');
    expect(graceEnd({ ...rule, days: 0 }, rule.requiredAt)).toBeNull();
    expect(graceReminder('2026-11-27T10:00:00.000Z')).toBe('2026-11-26T10:00:00.000Z');
  });

  it('never ends before the announced day, even if the rule changes', () => {
    fc.assert(
      fc.property(instant, instant, days, fc.array(days), (requiredAt, joinedAt, first, changes) => {
        const announced = graceEnd({ days: first, requiredAt }, joinedAt);
        const last = changes.reduce(
          (kept, next) => keptDeadline(kept, graceEnd({ days: next, requiredAt }, joinedAt)),
          announced,
        );
        expect(announced === null || (last !== null && last >= announced)).toBe(true);
      }),
    );
  });

  it('keeps the later of two deadlines, in either order', () => {
    fc.assert(
      fc.property(deadline, deadline, (one, other) => {
        expect(keptDeadline(one, other)).toBe(keptDeadline(other, one));
      }),
    );
  });

  it('ends at its deadline, or at once without one', () => {
    const until = '2026-11-27T10:00:00.000Z';
    const marked = { twoFactorDue: true, twoFactorDueAt: until } as const;
    expect(isTwoFactorDue(marked, new Date('2026-11-27T09:59:59.999Z'))).toBe(false);
    expect(isTwoFactorDue(marked, new Date(until))).toBe(true);
    expect(isTwoFactorDue({ twoFactorDue: true }, new Date(0))).toBe(true);
    expect(isTwoFactorDue({}, new Date(until))).toBe(false);
  });
});
