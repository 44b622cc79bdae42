import { describe, expect, it } from 'vitest';
import { planOf, withoutPlan } from '../billing/catalogue';
import { planFeatures, type PlanFeature } from '../billing/vocabulary';
import { hasRoom, useOfPlan, wayOut } from './plan-use';

describe('usage of a plan', () => {
  it('lists the features of the kind of account', () => {
    const features = (kind: 'professional' | 'employer'): PlanFeature[] =>
      useOfPlan(kind, withoutPlan, {}).map(({ feature }) => feature);
    expect(features('professional')).toEqual([
      'applicationsPerMonth',
      'questionsPerMonth',
      'jobAlerts',
      'portfolioItems',
      'directMessages',
    ]);
    expect([...features('professional'), ...features('employer')].toSorted()).toEqual([...planFeatures].toSorted());
  });

  it('has room below a limit, and always without a limit', () => {
    const { limits } = planOf('basic');
    expect(hasRoom(useOfPlan('professional', limits, { questionsPerMonth: 9 }), 'questionsPerMonth')).toBe(true);
    expect(hasRoom(useOfPlan('professional', limits, { questionsPerMonth: 10 }), 'questionsPerMonth')).toBe(false);
    expect(hasRoom(useOfPlan('professional', limits, {}), 'candidateSearch')).toBe(true);
    expect(hasRoom(null, 'candidateSearch')).toBe(true);
  });
});

describe('the way to lift a limit', () => {
  it('is the trial if it is available and lifts the limit', () => {
    expect(wayOut({ role: 'admin', trialAvailable: true }, 'candidateSearch', 1)).toEqual({
      lift: 'team',
      who: 'youTrial',
    });
    expect(wayOut({ role: 'member', trialAvailable: true }, 'teamSeats', 2).who).toBe('adminTrial');
    expect(wayOut({ role: 'admin', trialAvailable: true }, 'activePostings', 6)).toEqual({
      lift: 'enterprise',
      who: 'you',
    });
  });

  it('is otherwise a plan, chosen by those who may', () => {
    expect(wayOut({ role: 'admin', trialAvailable: false }, 'exports', 1)).toEqual({ lift: 'team', who: 'you' });
    expect(wayOut({ role: 'manager', trialAvailable: false }, 'exports', 1).who).toBe('admin');
    expect(wayOut({ role: 'professional', trialAvailable: false }, 'questionsPerMonth', 11)).toEqual({
      lift: 'professional',
      who: 'you',
    });
  });
});
