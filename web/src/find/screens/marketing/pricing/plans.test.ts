import { describe, expect, it } from 'vitest';
import { catalogue } from '@shared/money/billing/catalogue';
import { employerPlans, leastYearlySaving, professionalPlans } from './plans';

describe('the plans of the pricing page', () => {
  it('have the same yearly discount', () => {
    const savings = [...professionalPlans, ...employerPlans].flatMap(({ saving }) => saving ?? []);
    expect(new Set(savings)).toEqual(new Set([17]));
    expect(leastYearlySaving([])).toBeNull();
    expect(leastYearlySaving(employerPlans)).toBe(17);
  });

  it('are all that is sold', () => {
    const shown = [...professionalPlans, ...employerPlans].map(({ plan }) => plan.planId);
    expect(new Set(shown)).toEqual(new Set(catalogue.map(({ planId }) => planId)));
  });
});
