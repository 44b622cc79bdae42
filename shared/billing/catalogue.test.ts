import { describe, expect, it } from 'vitest';
import { catalogue, planOf, plansFor, pricedByKey, pricedPlans, priceOf, yearlySaving } from './catalogue';

describe('the catalogue', () => {
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

  it('computes the yearly saving from the prices', () => {
    expect(catalogue.flatMap((plan) => yearlySaving(plan) ?? [])).toEqual([17, 17, 17]);
  });

  it('has one price for each key, and none for what is not sold', () => {
    expect(pricedByKey.size).toBe(pricedPlans.length);
    expect(pricedPlans.every(({ plan }) => !plan.later)).toBe(true);
  });
});
