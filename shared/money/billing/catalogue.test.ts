import { describe, expect, it } from 'vitest';
import { catalogue, planOf, plansFor, pricedByKey, pricedPlans, priceOf, yearlySaving } from './catalogue';

describe('the plan catalogue', () => {
  it('has the plans and prices of decision 26', () => {
    expect(
      plansFor('professional').map((plan) => [plan.planId, priceOf(plan, 'month'), priceOf(plan, 'year')]),
    ).toEqual([
      ['basic', null, null],
      ['professional', 29_00, 290_00],
      ['premium', 59_00, 590_00],
    ]);
    expect(
      plansFor('employer').map((plan) => [plan.planId, priceOf(plan, 'month'), plan.limits.activePostings]),
    ).toEqual([
      ['starter', null, 1],
      ['team', 299_00, 5],
      ['enterprise', null, null],
    ]);
    expect(planOf('basic').limits.applicationsPerMonth).toBe(5);
    expect(planOf('starter').price).toEqual({ kind: 'perPosting', amount: 99_00 });
  });

  it('includes in each plan of a kind everything from the smaller one, and more', () => {
    const sizes = plansFor('professional').map(({ limits }) =>
      Object.values(limits).map((limit) => (limit === null ? Infinity : Number(limit))),
    );
    for (const [index, larger] of sizes.entries()) {
      const smaller = sizes[index - 1];
      if (!smaller) continue;
      expect(larger.every((size, feature) => size >= smaller[feature]!)).toBe(true);
      expect(larger).not.toEqual(smaller);
    }
  });

  it('computes the yearly savings from the prices', () => {
    expect(catalogue.flatMap((plan) => yearlySaving(plan) ?? [])).toEqual([17, 17, 17]);
  });

  it('has one price for each key', () => {
    expect(pricedByKey.size).toBe(pricedPlans.length);
  });
});
