import { describe, expect, it } from 'vitest';
import { employerPlans, leastYearlySaving, professionalPlans } from './plans';

describe('paying by the year', () => {
  it('is the same saving for every plan', () => {
    const savings = [...professionalPlans, ...employerPlans].flatMap(({ saving }) => saving ?? []);
    expect(new Set(savings)).toEqual(new Set([17]));
    expect(leastYearlySaving([])).toBeNull();
    const [plan] = employerPlans.filter(({ saving }) => saving !== null);
    expect(leastYearlySaving([{ ...plan!, available: true }])).toBe(17);
  });
});
