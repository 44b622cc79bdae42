import { eligibilityStates } from '../../../people/model/healthcare-vocabulary';
import type { JobMatch, MatchOutcome } from '../../model/match';

/** Without the parts, which lists don't show. */
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

/** The higher, the earlier in lists: eligible first, then by score. */
export const matchRank = ({ state, score }: Pick<MatchOutcome, 'state' | 'score'>): number =>
  1000 * eligibilityStates.indexOf(state) + (score ?? 0);

/** Only who is in another profession, or may not work at all, can't apply. */
export const mayNotApply = ({ reasons }: Pick<JobMatch, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'profession' || code === 'excluded');
