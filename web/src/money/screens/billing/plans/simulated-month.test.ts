import { describe, expect, it } from 'vitest';
import { simulatedMonth } from './simulated-month';
import { basicBilling, teamBilling, withoutPlan } from '../testing';

describe('a month with more usage', () => {
  it('costs nothing within the plan, and needs another one beyond it', () => {
    expect(simulatedMonth(teamBilling(), 2)).toEqual({ used: 5, limit: 5, extraCents: 0, needs: null });
    expect(simulatedMonth(teamBilling(), 3)).toEqual({ used: 6, limit: 5, extraCents: null, needs: 'enterprise' });
  });

  it('costs a posting each, or the plan for several at the same time', () => {
    expect(simulatedMonth(withoutPlan(), 1)).toEqual({ used: 1, limit: 1, extraCents: 99_00, needs: 'starter' });
    expect(simulatedMonth(withoutPlan(), 3)).toEqual({ used: 3, limit: 5, extraCents: 299_00, needs: 'team' });
    expect(simulatedMonth(withoutPlan(), 6)).toMatchObject({ extraCents: null, needs: 'enterprise' });
  });

  it('costs nothing while purchased postings are left', () => {
    const bought = withoutPlan({ postings: { bought: 2, used: 1 } });
    expect(simulatedMonth(bought, 1)).toMatchObject({ extraCents: 0, needs: null });
  });

  it('is free until the limit for a professional', () => {
    expect(simulatedMonth(basicBilling(), 2)).toEqual({ used: 5, limit: 5, extraCents: 0, needs: null });
    expect(simulatedMonth(basicBilling(), 3)).toMatchObject({ extraCents: 29_00, needs: 'professional' });
  });
});
