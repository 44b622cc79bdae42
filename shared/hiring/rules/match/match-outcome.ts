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

type Ranked = Pick<MatchOutcome, 'state' | 'score'>;

/** Sort value for lists, highest first: by score, what doesn't fit last. Equal scores: what needs no step first. */
export const matchRank = ({ state, score }: Ranked): number =>
  (score ?? -1) * eligibilityStates.length + eligibilityStates.indexOf(state);

/** Sort value for lists with a heading for each eligibility, highest first. */
export const groupedMatchRank = ({ state, score }: Ranked): number =>
  1000 * eligibilityStates.indexOf(state) + (score ?? 0);

/** Whether applying is blocked: only for another profession, or if the person may not work at all. */
export const mayNotApply = ({ reasons }: Pick<JobMatch, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'profession' || code === 'excluded');
