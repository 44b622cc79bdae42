import type { JobMatch, MatchOutcome } from '../../model/match';
import { eligibilityByProfession } from '../../../people/rules/eligibility/eligibility';
import { outcomeOf } from './match-outcome';
import { possibleChanges } from './match-changes';
import { scoredParts } from './match-score';
import { jobSubjectOf, personSubjectOf, type MatchedJob, type MatchedProfile } from './match-subject-of';
import type { JobSubject, PersonSubject } from './match-subjects';

/** Incremented when the rules change; stored with each score. */
export const matchRules = 4;

type Assessed = Omit<JobMatch, 'counterfactuals'>;

/** A match without counterfactual changes, for ranking many people. */
export const assess = (job: JobSubject, person: PersonSubject, today: string): Assessed => {
  const { eligible, possible } = eligibilityByProfession(job, person, today);
  // Of several professions, the one with the best unit or specialty.
  const [best] = possible
    .map((profession) => scoredParts(job, person, { profession, eligible, today }))
    .map((parts) => ({ parts, score: parts.reduce((sum, { points }) => sum + points, 0) }))
    .toSorted((one, other) => other.score - one.score);
  return { rules: matchRules, ...eligible, score: best?.score ?? null, parts: best?.parts ?? [] };
};

const shownChanges = 3;

const counterfactuals = (
  job: JobSubject,
  person: PersonSubject,
  now: Assessed,
  today: string,
): JobMatch['counterfactuals'] =>
  now.state === 'unknown'
    ? []
    : possibleChanges(job, person, now, today)
        .flatMap(({ change, person: changed }) => {
          const { score } = assess(job, changed, today);
          if (score === null || score <= (now.score ?? -1)) return [];
          return [{ change, score, gain: now.score === null ? null : score - now.score }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, shownChanges);

/** Checks eligibility first; only people who are or can become eligible by the start get a score. */
export const matchSubjects = (job: JobSubject, person: PersonSubject, today: string): JobMatch => {
  const now = assess(job, person, today);
  return { ...now, counterfactuals: counterfactuals(job, person, now, today) };
};

/** Match on `today`, a calendar day. */
export const matchJob = (job: MatchedJob, profile: MatchedProfile, today: string): JobMatch =>
  matchSubjects(jobSubjectOf(job), personSubjectOf(profile), today);

/** Matches of one person with listed jobs. */
export const matchOutcomes = (profile: MatchedProfile, today: string): ((job: MatchedJob) => MatchOutcome) => {
  const person = personSubjectOf(profile);
  return (job) => outcomeOf(assess(jobSubjectOf(job), person, today));
};
