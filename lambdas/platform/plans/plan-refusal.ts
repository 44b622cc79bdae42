import {
  countedFeatures,
  type CountedFeature,
  type PlanFeature,
  type SwitchedFeature,
} from '@shared/money/billing/vocabulary';
import { featureOf, obstaclesTo, type Act } from '@shared/organizations/rules/may';
import { accountKindOf, hasRoom, useOfPlan, wayOut as wayOutOf, type UseOfPlan } from '@shared/money/rules/plan-use';
import { liftingPlan } from '@shared/money/rules/entitlements';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice, type Notice } from '@shared/text/notice';
import { roleRefusal, type AuthorizedCaller } from '../http/caller';

type Limited = Pick<AuthorizedCaller, 'plan' | 'role'>;
type Acting = Limited & Pick<AuthorizedCaller, 'unverified'>;

const wayOut = ({ role, plan }: Limited, feature: PlanFeature, wanted: number) =>
  wayOutOf({ role, trialAvailable: plan?.trialAvailable === true }, feature, wanted);

const useOf = ({ role, plan }: Limited, used: Partial<Record<CountedFeature, number>> = {}): UseOfPlan[] | null =>
  plan ? useOfPlan(accountKindOf(role), plan.limits, used) : null;

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
  questionsPerMonth: (values) => notice('planQuestions', values),
  jobAlerts: (values) => notice('planJobAlerts', values),
  portfolioItems: (values) => notice('planPortfolioItems', values),
};

const isCounted = (feature: PlanFeature): feature is CountedFeature =>
  (countedFeatures as readonly string[]).includes(feature);

/** Rejects features that the plan lacks. Limits of counted ones are the condition of the write that uses them. */
export const requirePlan = (caller: Limited, feature: PlanFeature): void => {
  if (!isCounted(feature) && !hasRoom(useOf(caller), feature)) throw includedIn(caller, feature);
};

/**
 * Rejects an act that role, verification, or plan prevent, and names the obstacle (decision 50). `used`: of a
 * counted feature; its limit is also the condition of the write that uses it.
 */
export const requireAct = (caller: Acting, act: Act, used: Partial<Record<CountedFeature, number>> = {}): void => {
  const use = useOf(caller, used);
  const [obstacle] = obstaclesTo(act, { role: caller.role, isVerified: !caller.unverified, use });
  if (obstacle === 'role') throw roleRefusal();
  if (obstacle === 'verification') throw new AppError('ORGANIZATION_NOT_VERIFIED');
  const feature = featureOf(act);
  if (obstacle !== 'plan' || feature === undefined) return;
  throw isCounted(feature) ? limitReached(caller, feature, used[feature] ?? 0) : includedIn(caller, feature);
};

/** Names the plan that includes it, and who can choose that. */
export const includedIn = (caller: Limited, feature: SwitchedFeature): AppError =>
  new AppError('PLAN_REQUIRED', included[feature](wayOut(caller, feature, 1)));

const untilAnswered = { asked: 'planQuestionAsked', waits: 'planAwaitsAnswer' } as const;

/** Limits one question per job, and one message before the other side answers. */
export const beforeAnswer = (caller: Limited, why: keyof typeof untilAnswered): AppError =>
  new AppError('QUOTA_REACHED', notice(untilAnswered[why], wayOut(caller, 'directMessages', 1)));

/** Names the limit, the use, the plan that lifts it, and who can change it. */
export const limitReached = (caller: Limited, feature: CountedFeature, used: number): AppError => {
  const limit = caller.plan?.limits[feature] ?? 0;
  return new AppError('QUOTA_REACHED', counted[feature]({ ...wayOut(caller, feature, used + 1), limit, used }));
};

/** Limits a stored number. Names a larger plan, if there is one. */
export const keepsWithin = async <T>(
  caller: Limited,
  feature: 'jobAlerts' | 'portfolioItems',
  keep: (max: number) => Promise<T>,
): Promise<T> => {
  const max = caller.plan?.limits[feature] ?? limits[feature];
  try {
    return await keep(max);
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'LIMIT_REACHED';
    const isLifted = caller.plan && liftingPlan(accountKindOf(caller.role), feature, max + 1) !== null;
    throw isFull && isLifted ? limitReached(caller, feature, max) : error;
  }
};

/** Every paid Starter posting is used. */
export const postingsUsed = (caller: Limited): AppError =>
  new AppError(
    'QUOTA_REACHED',
    notice('planPostingsUsed', {
      bought: caller.plan?.postingsBought ?? 0,
      who: wayOut(caller, 'activePostings', 2).who,
    }),
  );
