import {
  countedFeatures,
  featureKinds,
  type CountedFeature,
  type PlanFeature,
  type SwitchedFeature,
} from '@shared/billing/vocabulary';
import { liftingPlan } from '@shared/domain/entitlements';
import { scopeOf } from '@shared/domain/permissions';
import { AppError } from '@shared/errors';
import { notice, type Notice } from '@shared/text/notice';
import type { AuthorizedCaller } from './caller';

type Limited = Pick<AuthorizedCaller, 'plan' | 'role'>;

const kindOf = ({ role }: Limited) => (role === 'professional' ? 'professional' : 'employer');

/** Which plan lifts it, and whether the reader may choose it. */
const wayOut = (caller: Limited, feature: PlanFeature, wanted: number) => ({
  lift: liftingPlan(kindOf(caller), feature, wanted) ?? 'none',
  who: scopeOf('manageBilling', caller.role) === 'none' ? 'admin' : 'you',
});

const included: Record<SwitchedFeature, (values: ReturnType<typeof wayOut>) => Notice> = {
  candidateSearch: (values) => notice('planWithoutSearch', values),
  analytics: (values) => notice('planWithoutAnalytics', values),
  exports: (values) => notice('planWithoutExports', values),
  apiAccess: (values) => notice('planWithoutApi', values),
  directMessages: (values) => notice('planWithoutMessages', values),
};

type Counts = ReturnType<typeof wayOut> & { limit: number; used: number };
const counted: Record<CountedFeature, (values: Counts) => Notice> = {
  activePostings: (values) => notice('planActivePostings', values),
  teamSeats: (values) => notice('planTeamSeats', values),
  applicationsPerMonth: (values) => notice('planApplications', values),
};

const isCounted = (feature: PlanFeature): feature is CountedFeature =>
  (countedFeatures as readonly string[]).includes(feature);

/** Refuses what the plan doesn't have. Limits of what is counted are the condition of the write that uses them. */
export const requirePlan = (caller: Limited, feature: PlanFeature): void => {
  if (!caller.plan || isCounted(feature) || featureKinds[feature] !== kindOf(caller)) return;
  if (caller.plan.limits[feature]) return;
  throw new AppError('PLAN_REQUIRED', included[feature](wayOut(caller, feature, 1)));
};

/** Names the limit, the use, the plan that lifts it, and who may change it. */
export const limitReached = (caller: Limited, feature: CountedFeature, used: number): AppError => {
  const limit = caller.plan?.limits[feature] ?? 0;
  return new AppError('QUOTA_REACHED', counted[feature]({ ...wayOut(caller, feature, used + 1), limit, used }));
};

/** Every Starter posting that was paid for is used. */
export const postingsUsed = (caller: Limited): AppError =>
  new AppError(
    'QUOTA_REACHED',
    notice('planPostingsUsed', {
      bought: caller.plan?.postingsBought ?? 0,
      who: wayOut(caller, 'activePostings', 2).who,
    }),
  );
