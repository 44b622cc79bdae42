import { planOf, type PlanLimits } from '../billing/catalogue';
import {
  countedFeatures,
  featureKinds,
  switchedFeatures,
  type AccountKind,
  type CountedFeature,
  type PlanFeature,
} from '../billing/vocabulary';
import { allows, liftingPlan } from './entitlements';
import { scopeOf, type Role } from '../../organizations/rules/permissions';

/** Use of a feature as shown to people: for features that aren't counted, `used` is null and `limit` 1 or 0. */
export type UseOfPlan = { feature: PlanFeature; used: number | null; limit: number | null };

type Used = Partial<Record<CountedFeature, number>>;

/** Use of the features for this kind of account. */
export const useOfPlan = (kind: AccountKind, limits: PlanLimits, used: Used): UseOfPlan[] =>
  [
    ...countedFeatures.map((feature) => ({ feature, used: used[feature] ?? 0, limit: limits[feature] })),
    ...switchedFeatures.map((feature) => ({ feature, used: null, limit: limits[feature] ? 1 : 0 })),
  ].filter(({ feature }) => featureKinds[feature] === kind);

export const hasRoom = (use: readonly UseOfPlan[] | null, feature: PlanFeature): boolean => {
  const found = use?.find((it) => it.feature === feature);
  return !found || found.limit === null || (found.used ?? 0) < found.limit;
};

export const accountKindOf = (role: Role): AccountKind => (role === 'professional' ? 'professional' : 'employer');

type Reader = { role: Role; trialAvailable: boolean };

/** Plan that lifts a limit, and who may choose it or start its trial. */
export const wayOut = ({ role, trialAvailable }: Reader, feature: PlanFeature, wanted: number) => {
  const isOwn = scopeOf('manageBilling', role) !== 'none';
  const isTried = trialAvailable && allows(planOf('team'), feature, wanted);
  return {
    lift: liftingPlan(accountKindOf(role), feature, wanted) ?? 'none',
    who: isTried ? (isOwn ? 'youTrial' : 'adminTrial') : isOwn ? 'you' : 'admin',
  };
};
