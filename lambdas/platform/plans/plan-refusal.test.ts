import { planOf, withoutPlan } from '@shared/money/billing/catalogue';
import { analyticsRoutes } from '@shared/hiring/api/analytics.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import type { Route } from '@shared/core/api/route';
import { emptyStanding, entitlementsOf, type Entitlements } from '@shared/money/rules/entitlements';
import { acts, featureOf, obstaclesTo, type Act } from '@shared/organizations/rules/may';
import { roles } from '@shared/organizations/rules/permissions';
import { useOfPlan } from '@shared/money/rules/plan-use';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsWithin, requireAct, requirePlan } from './plan-refusal';

const none = entitlementsOf(emptyStanding('employer'), { mode: 'stripe', graceUntil: null }, new Date());
const team: Entitlements = { planId: 'team', state: 'active', limits: planOf('team').limits, postingsBought: null };
const plans = { none, team, off: undefined };

const codeOf = (attempt: () => void): string | null => {
  try {
    attempt();
    return null;
  } catch (error) {
    return (error as AppError).code;
  }
};

describe('refused operations', () => {
  it('match what the site shows as closed, by the most lasting obstacle', () => {
    const codes = {
      role: ['FORBIDDEN'],
      verification: ['ORGANIZATION_NOT_VERIFIED'],
      plan: ['PLAN_REQUIRED', 'QUOTA_REACHED'],
    };
    const members = roles.filter((role) => role !== 'public' && role !== 'professional');
    fc.assert(
      fc.property(
        fc.constantFrom<Act>(...acts),
        fc.constantFrom(...members),
        fc.boolean(),
        fc.constantFrom<keyof typeof plans>('none', 'team', 'off'),
        fc.nat(8),
        (act, role, isVerified, name, used) => {
          const plan = plans[name];
          const counted = { activePostings: used, teamSeats: used };
          const use = plan ? useOfPlan('employer', plan.limits, counted) : null;
          const [obstacle] = obstaclesTo(act, { role, isVerified, use });
          const caller = { role, ...(plan && { plan }), ...(!isVerified && { unverified: true as const }) };
          const code = codeOf(() => requireAct(caller, act, counted));
          if (obstacle === undefined) expect(code).toBeNull();
          else expect(codes[obstacle]).toContain(code);
        },
      ),
    );
  });

  it('names the trial while one is available', () => {
    const refused = (plan: Entitlements) => () => requirePlan({ role: 'admin', plan }, 'candidateSearch');
    expect(refused(none)).toThrow('"who":"youTrial"');
    const second = entitlementsOf(
      { ...emptyStanding('employer'), trialUsed: true },
      { mode: 'stripe', graceUntil: null },
      new Date(),
    );
    expect(refused(second)).toThrow('"who":"you"');
    expect(second.limits).toEqual(withoutPlan);
  });

  it('require the feature of each act in its route', () => {
    const routes: Record<string, Route> = { ...analyticsRoutes, ...applicationRoutes, ...searchRoutes };
    const acting = Object.values(routes).filter(({ act }) => act !== undefined);
    expect(acting).not.toEqual([]);
    for (const { act, plan } of acting) expect(plan).toBe(featureOf(act!));
  });
});

describe('counted limits', () => {
  const full = (max: number, kept: number) => async () => {
    if (kept >= max) throw new AppError('LIMIT_REACHED');
    return 'kept';
  };
  const keeping = (planId: 'basic' | 'professional' | 'premium' | null, kept: number) => {
    const plan: Entitlements | undefined =
      planId === null ? undefined : { planId, state: 'active', limits: planOf(planId).limits, postingsBought: null };
    return keepsWithin({ role: 'professional', ...(plan && { plan }) }, 'jobAlerts', (max) => full(max, kept)());
  };

  it('follow the plan, and no plan has less than before', async () => {
    for (const planId of ['basic', 'professional', null] as const)
      expect(await keeping(planId, limits.jobAlerts - 1)).toBe('kept');
    expect(await keeping('premium', 59)).toBe('kept');
  });

  it('names Premium where it has more, and no plan where none has', async () => {
    await expect(keeping('professional', limits.jobAlerts)).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      reason: `planJobAlerts {"lift":"premium","who":"you","limit":${limits.jobAlerts},"used":${limits.jobAlerts}}`,
    });
    await expect(keeping('premium', 60)).rejects.toMatchObject({ code: 'LIMIT_REACHED', reason: undefined });
    await expect(keeping(null, limits.jobAlerts)).rejects.toMatchObject({ code: 'LIMIT_REACHED', reason: undefined });
  });
});
