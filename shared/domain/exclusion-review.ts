import type { ExclusionDecision, ExclusionHitState } from '../model/exclusion';

type Decision = ExclusionDecision['decision'];

export const stateOfExclusionDecision: Record<Decision, ExclusionHitState> = {
  dismiss: 'dismissed',
  confirm: 'confirmed',
};

const decisionsOf: Record<ExclusionHitState, readonly Decision[]> = {
  open: ['dismiss', 'confirm'],
  confirmed: ['dismiss'],
  dismissed: ['confirm'],
  // Comes back by itself if the entry does.
  withdrawn: [],
};

export const nextExclusionDecisions = (state: ExclusionHitState): readonly Decision[] => decisionsOf[state];
