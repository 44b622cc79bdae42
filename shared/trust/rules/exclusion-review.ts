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
  // Reopens automatically if the entry returns.
  withdrawn: [],
};

type Agreement = { [Field in 'strength' | 'name']: ExclusionHit[Field] | null };

/** Lower is likelier the same person: by matching fields, then by closeness of names. */
export const exclusionRank = ({ strength, name }: Agreement): number => {
  const rules = exclusionNameRules.length;
  const strengths = strength === null ? exclusionStrengths.length : exclusionStrengths.indexOf(strength);
  return strengths * (rules + 1) + (name === null ? rules : exclusionNameRules.indexOf(name));
};

export const nextExclusionDecisions = (state: ExclusionHitState): readonly Decision[] => decisionsOf[state];
