import { matchJob, specialtiesNear, type MatchedProfile } from '@shared/domain/match';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { JobCard } from '@shared/model/job';
import type { JobMatch } from '@shared/model/match';
import { earliestToday } from '../platform/clock';
import type { JobDocument } from '../search-index/port';
import { jobCardOf } from './job-card';
import type { Deps } from './ports';

export type RecommendedJob = JobCard & { match: JobMatch };
type Matched = { document: JobDocument; match: JobMatch };

const candidates = async ({ search, clock }: Deps, { specialty }: MatchedProfile): Promise<JobDocument[]> => {
  const { hits } = await search.search({
    filters: specialty ? { specialty: specialtiesNear(specialty) } : {},
    sort: 'newest',
    after: null,
    limit: limits.recommendationCandidates,
    now: clock.now(),
  });
  return hits.map(({ document }) => document);
};

/** From the full jobs: the index lacks fields the match needs. */
const matched = async (deps: Deps, profile: MatchedProfile, documents: JobDocument[]): Promise<Matched[]> => {
  const jobs = await deps.postings.find(documents.map(({ jobId }) => jobId));
  const byId = new Map(jobs.map((job) => [job.jobId, job]));
  const today = earliestToday(deps.clock.now());
  return documents.flatMap((document) => {
    const job = byId.get(document.jobId);
    return job ? [{ document, match: matchJob(job, profile, today) }] : [];
  });
};

/** Best matches, excluding impossible ones and existing applications. Ties newest first. */
export const recommendJobs = async (deps: Deps, userId: string): Promise<{ items: RecommendedJob[] }> => {
  const profile = await deps.applicants.profile(userId);
  if (!profile) throw new AppError('PROFILE_REQUIRED');
  const fitting = (await matched(deps, profile, await candidates(deps, profile)))
    .filter(({ match }) => match.blockers.length === 0 && match.score >= limits.recommendedScoreMin)
    .sort((a, b) => b.match.score - a.match.score);
  const applied = await deps.applicants.appliedTo(
    userId,
    fitting.map(({ document }) => document.jobId),
  );
  const items = fitting
    .filter(({ document }) => !applied.has(document.jobId))
    .slice(0, limits.recommendedJobs)
    .map(({ document, match }) => ({ ...jobCardOf(document), match }));
  return { items };
};
