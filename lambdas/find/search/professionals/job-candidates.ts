import { candidatePool, isOrBecomesEligible } from '@shared/hiring/rules/candidate-pool';
import { assess } from '@shared/hiring/rules/match/match';
import { matchRank } from '@shared/hiring/rules/match/match-outcome';
import type { JobSubject } from '@shared/hiring/rules/match/match-subjects';
import { limits } from '@shared/limits';
import type { CandidatePool } from '@shared/hiring/model/candidate-pool';
import type { Deps } from '../ports';

/** Candidates, best first. */
export type JobCandidates = { userIds: readonly string[]; pool: CandidatePool };

export type CandidatesQuery = { job: JobSubject; organizationId: string; today: string };

const compare = async (
  { professionals }: Pick<Deps, 'professionals'>,
  { job, organizationId, today }: CandidatesQuery,
): Promise<JobCandidates> => {
  const { people, total } = await professionals.candidates({
    professions: job.professions,
    state: job.state,
    organizationId,
    today,
    limit: limits.comparedProfessionals,
  });
  const ranked = people
    .map(({ userId, subject }) => ({ userId, is: assess(job, subject, today) }))
    .filter(({ is }) => isOrBecomesEligible(is))
    .sort((a, b) => matchRank(b.is) - matchRank(a.is) || (a.userId < b.userId ? -1 : 1));
  const subjects = people.map(({ subject }) => subject);
  return {
    userIds: ranked.map(({ userId }) => userId),
    pool: candidatePool(job, subjects, { today, complete: total <= people.length }),
  };
};

const keptMinutes = 10;
const keptJobs = 200;

/** Caches candidates in memory for some minutes by job content, because forms and pages ask often. */
export const createJobCandidates = (
  deps: Pick<Deps, 'professionals' | 'clock'>,
): ((asked: CandidatesQuery) => Promise<JobCandidates>) => {
  const kept = new Map<string, { until: number; found: Promise<JobCandidates> }>();
  return async (asked) => {
    const key = JSON.stringify(asked);
    const now = deps.clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.found;
    if (kept.size >= keptJobs) kept.clear();
    const found = compare(deps, asked);
    kept.set(key, { until: now + keptMinutes * 60_000, found });
    found.catch(() => kept.delete(key));
    return found;
  };
};
