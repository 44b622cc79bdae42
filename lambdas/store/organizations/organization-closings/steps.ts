import type { ClosingState, ClosingStep } from '@shared/organizations/model/organization-closing-vocabulary';
import type { ClosingItem } from './closing-item';
import { endApplications } from './end-applications';
import { closeJobs, pauseJobs, restoreJobs } from './job-steps';
import { freeMembers, markMembers } from './member-steps';
import { endPlan, forgetPlan, keepPlan, returnBalance } from './plan-steps';
import { endPlacements } from './end-placements';
import { releaseVerification, removeImages } from './file-steps';
import { keepNameOnly, removeAssessments, removeConnections, removeTools, revokeInvitations } from './removal-steps';
import type { ClosingEffect, ClosingStepOf, StepDeps } from './step';

const always: Readonly<Record<Exclude<ClosingStep, 'members' | 'jobs' | 'plan'>, ClosingStepOf>> = {
  applications: endApplications,
  invitations: revokeInvitations,
  placements: endPlacements,
  verification: releaseVerification,
  tools: removeTools,
  services: removeConnections,
  assessments: removeAssessments,
  images: removeImages,
  balance: returnBalance,
  profile: keepNameOnly,
};

const jobSteps: Partial<Record<ClosingState, ClosingStepOf>> = {
  ending: pauseJobs,
  canceling: restoreJobs,
  removing: closeJobs,
};

const planSteps: Partial<Record<ClosingState, ClosingStepOf>> = {
  ending: endPlan,
  canceling: keepPlan,
  removing: forgetPlan,
};

const stepOf = (state: ClosingState, step: ClosingStep): ClosingStepOf | undefined => {
  if (step === 'jobs') return jobSteps[state];
  if (step === 'plan') return planSteps[state];
  if (step === 'members') return state === 'removing' ? freeMembers : markMembers;
  return always[step];
};

export const effectsOf =
  (deps: StepDeps) =>
  (closing: ClosingItem, step: ClosingStep): AsyncIterable<ClosingEffect> => {
    const effects = stepOf(closing.state, step);
    if (!effects) throw new Error(`A closing that is ${closing.state} has no step ${step}.`);
    return effects(deps, closing);
  };
