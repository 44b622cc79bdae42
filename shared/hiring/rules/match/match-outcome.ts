import { eligibilityStates } from '../../../people/model/healthcare-vocabulary';
import type { JobMatch, MatchOutcome } from '../../model/match';

/** A match without its parts, which lists don't show. */
export const outcomeOf = ({
  state,
  profession,
  readyOn,
  notes,
  reasons,
  steps,
  score,
}: MatchOutcome | JobMatch): MatchOutcome => ({
  state,
  ...(profession && { profession }),
  readyOn,
  ...(notes && { notes }),
  reasons,
  steps,
  score,
});

/** Sort value for lists, highest first: eligible first, then by score. */
export const matchRank = ({ state, score }: Pick<MatchOutcome, 'state' | 'score'>): number =>
  1000 * eligibilityStates.indexOf(state) + (score ?? 0);

/** Whether applying is blocked: only for another profession, or if the person may not work at all. */
export const mayNotApply = ({ reasons }: Pick<JobMatch, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'profession' || code === 'excluded');
