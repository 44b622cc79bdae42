import { describe, expect, it } from 'vitest';
import { employerPlans, leastYearlySaving, professionalPlans, yearlySaving } from './plans';

describe('paying by the year', () => {
  it('saves what the prices say', () => {
    expect(yearlySaving({ month: 29, year: 290 })).toBe(17);
    expect(yearlySaving({ month: 10, year: 120 })).toBe(0);
  });

  it('is the same saving for every plan', () => {
    const savings = [...professionalPlans, ...employerPlans].flatMap(({ price }) =>
      price.kind === 'monthly' ? [yearlySaving(price)] : [],
    );
    expect(new Set(savings)).toEqual(new Set([17]));
    expect(leastYearlySaving([])).toBeNull();
    const [plan] = employerPlans.filter(({ price }) => price.kind === 'monthly');
    expect(leastYearlySaving([{ ...plan!, available: true }])).toBe(17);
  });
});
