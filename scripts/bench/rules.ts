import { profileCompletion } from '@shared/people/rules/profile/completion';
import { eligibility } from '@shared/people/rules/eligibility/eligibility';
import { matchJob } from '@shared/hiring/rules/match/match';
import { jobSubjectOf, personSubjectOf } from '@shared/hiring/rules/match/match-subject-of';
import type { JobSubject, PersonSubject } from '@shared/hiring/rules/match/match-subjects';
import { wizardProblems } from '@shared/people/rules/profile/profile-rules';
import { sectionsProgress } from '@shared/people/rules/profile/profile-sections';
import { jobDraft, profile } from '../../test/support/marketplace';

export type RuleSpeed = { rule: string; perSecond: number };

const measuredMs = 500;
const atOnce = 1000;

const speedOf = (run: () => unknown, batch = atOnce): number => {
  for (let count = 0; count < batch; count += 1) run();
  const started = performance.now();
  let calls = 0;
  while (performance.now() - started < measuredMs) {
    for (let count = 0; count < batch; count += 1) run();
    calls += batch;
  }
  return Math.round((1000 * calls) / (performance.now() - started));
};

const poolSize = 15_000;
const poolProfessions = ['physician', 'np', 'rn', 'pt'] as const;
const poolStates = ['MA', 'TX', 'FL', 'IL', 'OH'] as const;

/** Different professions, licenses, and certifications, to reach every gate. */
const poolOf = (person: PersonSubject): PersonSubject[] =>
  Array.from({ length: poolSize }, (_, index) => {
    const profession = poolProfessions[index % poolProfessions.length]!;
    const state = poolStates[index % poolStates.length]!;
    return {
      ...person,
      profession,
      licenses: [{ profession, state, scope: 'multistate', expiresOn: null }],
      certifications: index % 2 === 0 ? [{ code: 'bls', expiresOn: null }] : [],
    };
  });

const eligibleIn = (job: JobSubject, pool: readonly PersonSubject[], today: string): number =>
  pool.filter((person) => eligibility(job, person, today).state === 'eligible').length;

/** Target above 20 per second: the whole pool within 50 ms. */
const poolSpeed = (person: PersonSubject, today: string): RuleSpeed => {
  const pool = poolOf(person);
  const job = jobSubjectOf(jobDraft({ professions: [...poolProfessions], requiredCertifications: ['bls', 'acls'] }));
  const perSecond = speedOf(() => eligibleIn(job, pool, today), 1);
  return { rule: `eligibility of ${poolSize.toLocaleString('en')} people for a job`, perSecond };
};

/** Evaluations of the profile rules per second on one core; a list of matches needs one per row. */
export const measureRules = (): RuleSpeed[] => {
  const [job, candidate, today] = [
    jobDraft(),
    { ...profile(), checklistCoverage: {}, home: null },
    new Date().toISOString().slice(0, 10),
  ];
  const rules: Record<string, () => unknown> = {
    'match of a job and a profile': () => matchJob(job, candidate, today),
    profile_completion: () => profileCompletion(candidate),
    'progress of all eight sections': () => sectionsProgress(candidate),
    'all requirements of the wizard': () => wizardProblems(candidate, today),
  };
  return [
    poolSpeed(personSubjectOf(candidate), today),
    ...Object.entries(rules).map(([rule, run]) => ({ rule, perSecond: speedOf(run) })),
  ];
};
