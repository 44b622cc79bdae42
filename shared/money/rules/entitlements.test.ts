import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingLimits } from '../billing/billing-limits';
import { planOf, unlimited, withoutPlan } from '../billing/catalogue';
import {
  emptyStanding,
  entitlementsOf,
  liftingPlan,
  limitedFrom,
  useMonth,
  type StageBilling,
  type Standing,
  type Subscribed,
} from './entitlements';

const stage: StageBilling = { mode: 'stripe', graceUntil: null };
const hour = 3600_000;

const subscribed = (fields: Partial<Subscribed> = {}): Subscribed => ({
  planId: 'team',
  termsVersion: 1,
  period: 'month',
  status: 'active',
  periodEndsAt: '2027-01-31T12:00:00.000Z',
  cancelsAt: null,
  ...fields,
});
const standing = (fields: Partial<Standing> = {}): Standing => ({
  ...emptyStanding('employer'),
  subscription: subscribed(),
  syncedAt: '2027-01-01T00:00:00.000Z',
  ...fields,
});
const at = (instant: string) => new Date(instant);
const stateAt = (account: Standing, instant: string) => entitlementsOf(account, stage, at(instant)).state;

describe('entitlements', () => {
  it('are unlimited while billing is off', () => {
    const off = entitlementsOf(
      emptyStanding('employer'),
      { mode: 'off', graceUntil: null },
      at('2027-01-01T00:00:00Z'),
    );
    expect(off.limits).toEqual(unlimited);
  });

  it('are Basic for professionals without a plan, and nothing for employers', () => {
    const now = at('2027-01-01T00:00:00Z');
    expect(entitlementsOf(emptyStanding('professional'), stage, now)).toMatchObject({ planId: 'basic', state: 'free' });
    expect(entitlementsOf(emptyStanding('employer'), stage, now)).toMatchObject({ planId: null, limits: withoutPlan });
  });

  it('are unlimited until the stage’s grace period ends, unless the account has a plan', () => {
    const grace: StageBilling = { mode: 'stripe', graceUntil: '2027-02-01T00:00:00.000Z' };
    const none = emptyStanding('employer');
    expect(entitlementsOf(none, grace, at('2027-01-31T23:59:59Z')).limits).toEqual(unlimited);
    expect(entitlementsOf(none, grace, at('2027-02-01T00:00:00Z')).limits).toEqual(withoutPlan);
    const limited = entitlementsOf(standing(), grace, at('2027-01-15T00:00:00Z'));
    expect(limited.limits.activePostings).toBe(5);
  });

  it('keep the purchased version of a plan', () => {
    expect(entitlementsOf(standing(), stage, at('2027-01-15T00:00:00Z')).limits).toEqual(planOf('team', 1).limits);
  });

  it('are Starter after postings were bought', () => {
    const starter = standing({ subscription: null, postingsBought: 3 });
    expect(entitlementsOf(starter, stage, at('2027-01-15T00:00:00Z'))).toMatchObject({
      planId: 'starter',
      state: 'postings',
      postingsBought: 3,
      limits: { activePostings: 1 },
    });
  });

  it('follow an override by staff until it ends', () => {
    const given = standing({
      subscription: null,
      override: { planId: 'enterprise', activePostings: 40, until: '2027-03-01T00:00:00.000Z' },
    });
    expect(entitlementsOf(given, stage, at('2027-02-28T23:59:59Z')).limits.activePostings).toBe(40);
    expect(stateAt(given, '2027-03-01T00:00:00Z')).toBe('none');
  });
});

describe('the end of a billing period', () => {
  const ends = '2027-01-31T12:00:00.000Z';

  it('allows 72 hours if the provider was not read since', () => {
    expect(stateAt(standing(), ends)).toBe('active');
    expect(stateAt(standing(), '2027-02-03T11:59:59.999Z')).toBe('active');
    expect(stateAt(standing(), '2027-02-03T12:00:00.000Z')).toBe('none');
  });

  it('allows no extra time once the provider was read, or after a cancellation', () => {
    expect(stateAt(standing({ syncedAt: ends }), ends)).toBe('none');
    expect(stateAt(standing({ subscription: subscribed({ cancelsAt: ends }) }), ends)).toBe('none');
  });

  it('counts elapsed hours across clock changes', () => {
    const acrossDst = standing({ subscription: subscribed({ periodEndsAt: '2027-03-13T12:00:00.000Z' }) });
    expect(stateAt(acrossDst, '2027-03-16T11:59:59Z')).toBe('active');
    expect(stateAt(acrossDst, '2027-03-16T12:00:00Z')).toBe('none');
  });

  it('works on a leap day', () => {
    const leap = standing({ subscription: subscribed({ periodEndsAt: '2028-02-29T10:00:00.000Z' }) });
    expect(stateAt(leap, '2028-02-29T09:59:59Z')).toBe('active');
    expect(stateAt(leap, '2028-03-03T10:00:00Z')).toBe('none');
  });
});

describe('a failed payment', () => {
  const failing = standing({
    subscription: subscribed({ status: 'past_due', periodEndsAt: '2027-02-28T12:00:00.000Z' }),
    failingSince: '2027-01-31T12:00:00.000Z',
  });

  it('keeps the plan for a week, then falls back to no plan', () => {
    const last = billingLimits.dunningDays.at(-1)!;
    expect(limitedFrom('2027-01-31T12:00:00.000Z')).toBe('2027-02-07T12:00:00.000Z');
    expect(stateAt(failing, '2027-02-07T11:59:59Z')).toBe('past_due');
    expect(stateAt(failing, new Date(Date.parse('2027-01-31T12:00:00Z') + last * 24 * hour).toISOString())).toBe(
      'limited',
    );
    expect(entitlementsOf(failing, stage, at('2027-02-10T00:00:00Z')).limits).toEqual(withoutPlan);
  });
});

it('entitles only with a paid, trialing, recently failing, or granted plan', () => {
  const instants = fc.integer({ min: Date.parse('2027-01-01'), max: Date.parse('2028-03-02') });
  const iso = instants.map((time) => new Date(time).toISOString());
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom('trialing', 'active', 'past_due', 'unpaid', 'paused'),
        ends: iso,
        cancels: fc.option(iso),
        synced: iso,
        failing: fc.option(iso),
        now: instants,
      }),
      ({ status, ends, cancels, synced, failing, now }) => {
        const account = standing({
          subscription: subscribed({ status, periodEndsAt: ends, cancelsAt: cancels }),
          failingSince: failing,
          syncedAt: synced,
        });
        const plan = entitlementsOf(account, stage, new Date(now));
        const isOver = now >= Date.parse(ends) + billingLimits.graceHours * hour;
        if (status === 'paused' || status === 'unpaid') expect(plan.limits).toEqual(withoutPlan);
        if ((status === 'active' || status === 'trialing') && isOver) expect(plan.limits).toEqual(withoutPlan);
        if (cancels !== null && now >= Date.parse(cancels)) expect(plan.limits).toEqual(withoutPlan);
      },
    ),
  );
});

it('names the cheapest plan that lifts a limit', () => {
  expect(liftingPlan('employer', 'activePostings', 1)).toBe('starter');
  expect(liftingPlan('employer', 'activePostings', 2)).toBe('team');
  expect(liftingPlan('employer', 'activePostings', 6)).toBe('enterprise');
  expect(liftingPlan('employer', 'candidateSearch', 1)).toBe('team');
  expect(liftingPlan('professional', 'applicationsPerMonth', 6)).toBe('professional');
});

it('counts applications by months in UTC', () => {
  expect(useMonth(at('2028-02-29T23:59:59.999Z'))).toBe('2028-02');
  expect(useMonth(at('2028-03-01T00:00:00.000Z'))).toBe('2028-03');
});
