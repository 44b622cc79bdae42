import type { JobMatch, MatchOutcome } from '../model/match';
import { eligibility } from './eligibility';
import { outcomeOf } from './match-outcome';
import { possibleChanges } from './match-changes';
import { scoredParts } from './match-score';
import { jobSubjectOf, personSubjectOf, type MatchedJob, type MatchedProfile } from './match-subject-of';
import type { JobSubject, PersonSubject } from './match-subjects';

/** Incremented when the rules change; stored with each score. */
export const matchRules = 3;

type Assessed = Omit<JobMatch, 'counterfactuals'>;

/** Without changes that would raise it, for ranking many people. */
export const assess = (job: JobSubject, person: PersonSubject, today: string): Assessed => {
  const eligible = eligibility(job, person, today);
  const { state } = eligible;
  const { profession } = person;
  if (profession === null || (state !== 'eligible' && state !== 'eligible_if')) {
    return { rules: matchRules, ...eligible, score: null, parts: [] };
  }
  const parts = scoredParts(job, person, { profession, eligible, today });
  return { rules: matchRules, ...eligible, score: parts.reduce((sum, { points }) => sum + points, 0), parts };
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

/** Eligibility first; only who is or can become eligible by the start gets a score. */
export const matchSubjects = (job: JobSubject, person: PersonSubject, today: string): JobMatch => {
  const now = assess(job, person, today);
  return { ...now, counterfactuals: counterfactuals(job, person, now, today) };
};

/** On `today`, a calendar day. */
export const matchJob = (job: MatchedJob, profile: MatchedProfile, today: string): JobMatch =>
  matchSubjects(jobSubjectOf(job), personSubjectOf(profile), today);

/** What lists show of jobs to one person. */
export const matchOutcomes = (profile: MatchedProfile, today: string): ((job: MatchedJob) => MatchOutcome) => {
  const person = personSubjectOf(profile);
  return (job) => outcomeOf(assess(jobSubjectOf(job), person, today));
};
