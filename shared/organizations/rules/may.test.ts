import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts, may, obstaclesTo, type Asking } from './may';
import { roles } from './permissions';
import type { UseOfPlan } from '../../money/rules/plan-use';

const withoutPlan: UseOfPlan[] = [
  { feature: 'activePostings', used: 0, limit: 0 },
  { feature: 'teamSeats', used: 1, limit: 1 },
  { feature: 'candidateSearch', used: null, limit: 0 },
  { feature: 'exports', used: null, limit: 0 },
  { feature: 'apiAccess', used: null, limit: 0 },
];
const admin = (changes: Partial<Asking> = {}): Asking => ({ role: 'admin', isVerified: true, use: null, ...changes });

describe('allowed actions', () => {
  it('are all for a verified administrator on an unlimited plan', () => {
    expect(acts.filter((act) => !may(act, admin()))).toEqual([]);
  });

  it('depend on the plan, also before verification', () => {
    const asking = admin({ isVerified: false, use: withoutPlan });
    expect(obstaclesTo('inviteTeam', asking)).toEqual(['plan']);
    expect(obstaclesTo('searchProfessionals', asking)).toEqual(['plan']);
    expect(obstaclesTo('createKeys', asking)).toEqual(['plan']);
    expect(obstaclesTo('createKeys', { ...asking, role: 'manager' })).toEqual(['role']);
    expect(obstaclesTo('publishJobs', asking)).toEqual(['verification', 'plan']);
    expect(obstaclesTo('writeFirst', asking)).toEqual(['verification']);
    expect(obstaclesTo('draftJobs', asking)).toEqual([]);
  });

  it('depend on usage', () => {
    const use = (used: number, limit: number | null): UseOfPlan[] => [{ feature: 'activePostings', used, limit }];
    expect(may('publishJobs', admin({ use: use(4, 5) }))).toBe(true);
    expect(may('publishJobs', admin({ use: use(5, 5) }))).toBe(false);
    expect(may('publishJobs', admin({ use: use(500, null) }))).toBe(true);
  });

  it('are rejected by role alone if no plan would help', () => {
    expect(obstaclesTo('inviteTeam', admin({ role: 'member', isVerified: false, use: withoutPlan }))).toEqual(['role']);
  });

  it('never shrink by verification or a larger plan', () => {
    const use = fc.option(fc.constant(withoutPlan), { nil: null });
    fc.assert(
      fc.property(
        fc.constantFrom(...acts),
        fc.constantFrom(...roles),
        fc.boolean(),
        use,
        (act, role, isVerified, of) => {
          const most: Asking = { role, isVerified: true, use: null };
          expect(!may(act, { role, isVerified, use: of }) || may(act, most)).toBe(true);
        },
      ),
    );
  });
});
