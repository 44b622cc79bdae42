import type { PlanFeature } from '../../money/billing/vocabulary';
import { scopeOf, type Action, type Role } from './permissions';
import { hasRoom, type UseOfPlan } from '../../money/rules/plan-use';

/** The person asking. `use` is null while nothing is limited. */
export type Asking = { role: Role; isVerified: boolean; use: readonly UseOfPlan[] | null };

type Needs = { action: Action; isForVerified?: true; feature?: PlanFeature };

/** Requirements of each act besides its record. */
const needs = {
  editProfile: { action: 'editCompanyProfile' },
  draftJobs: { action: 'editJob' },
  publishJobs: { action: 'editJob', isForVerified: true, feature: 'activePostings' },
  inviteTeam: { action: 'manageTeam', feature: 'teamSeats' },
  searchProfessionals: { action: 'searchProfessionals', feature: 'candidateSearch' },
  writeFirst: { action: 'message', isForVerified: true },
  createKeys: { action: 'manageApiKeys', feature: 'apiAccess' },
  exportData: { action: 'exportApplications', isForVerified: true, feature: 'exports' },
} as const satisfies Record<string, Needs>;

export type Act = keyof typeof needs;
export const acts = Object.keys(needs) as Act[];
export type Obstacle = 'role' | 'verification' | 'plan';

/** Feature of the plan that an act uses. */
export const featureOf = (act: Act): PlanFeature | undefined => {
  const { feature }: Needs = needs[act];
  return feature;
};

/**
 * Obstacles to an act, most permanent first; empty if allowed. If the role can never do it, no plan helps, so that is the
 * only obstacle.
 */
export const obstaclesTo = (act: Act, { role, isVerified, use }: Asking): Obstacle[] => {
  const { action, isForVerified, feature }: Needs = needs[act];
  if (scopeOf(action, role) === 'none') return ['role'];
  const missing: [Obstacle, boolean][] = [
    ['verification', isForVerified === true && !isVerified],
    ['plan', feature !== undefined && !hasRoom(use, feature)],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([obstacle]) => obstacle);
};

export const may = (act: Act, asking: Asking): boolean => obstaclesTo(act, asking).length === 0;
