import type { ExclusionDecision, ExclusionHit, ExclusionHitState } from '../model/exclusion';
import { exclusionNameRules, exclusionStrengths } from '../model/exclusion-vocabulary';

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

type Agreement = { [Field in 'strength' | 'name']: ExclusionHit[Field] | null };

/** The lower, the likelier it's the same person: by what agrees, then by how close the names are. */
export const exclusionRank = ({ strength, name }: Agreement): number => {
  const rules = exclusionNameRules.length;
  const strengths = strength === null ? exclusionStrengths.length : exclusionStrengths.indexOf(strength);
  return strengths * (rules + 1) + (name === null ? rules : exclusionNameRules.indexOf(name));
};

export const nextExclusionDecisions = (state: ExclusionHitState): readonly Decision[] => decisionsOf[state];
