import { professionFacts } from '@shared/data/healthcare/professions';
import { matchJob } from '@shared/hiring/rules/match/match';
import { matchRank } from '@shared/hiring/rules/match/match-outcome';
import { professionsOf } from '@shared/people/rules/other-professions';
import type { MatchedProfile } from '@shared/hiring/rules/match/match-subject-of';
import { relatedSpecialties } from '@shared/hiring/rules/match/match-work';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { JobCard } from '@shared/hiring/model/job';
import type { JobMatch } from '@shared/hiring/model/match';
import { earliestToday } from '../../platform/clock';
import type { JobDocument } from '../../search-index/port';
import { jobCardOf } from './job-card';
import type { Deps } from './ports';

type RecommendedJob = JobCard & { match: JobMatch };
type Recommended = { items: RecommendedJob[]; obstacle: 'profession' | 'busy' | null };
type Matched = { document: JobDocument; match: JobMatch };

const candidatesIn = async (
  profession: Profession,
  { search, clock }: Deps,
  { specialty }: MatchedProfile,
  hidden: readonly string[],
): Promise<JobDocument[]> => {
  const { hits } = await search.search({
    filters: {
      profession: [profession],
      ...(specialty &&
        professionFacts[profession].asks === 'specialty' && { specialty: relatedSpecialties(specialty) }),
    },
    sort: 'newest',
    after: null,
    limit: limits.recommendationCandidates,
    now: clock.now(),
    hidden,
  });
  return hits.map(({ document }) => document);
};

/** Reads the newest jobs of each profession, without duplicates. */
const candidates = async (deps: Deps, profile: MatchedProfile, hidden: readonly string[]): Promise<JobDocument[]> => {
  const found = await Promise.all(professionsOf(profile).map((it) => candidatesIn(it, deps, profile, hidden)));
  const byId = new Map(found.flat().map((it) => [it.jobId, it]));
  return [...byId.values()].sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
};

/** Matches the full jobs, because the index lacks fields the match needs. */
const matched = async (deps: Deps, profile: MatchedProfile, documents: JobDocument[]): Promise<Matched[]> => {
  const jobs = await deps.postings.find(documents.map(({ jobId }) => jobId));
  const byId = new Map(jobs.map((job) => [job.jobId, job]));
  const today = earliestToday(deps.clock.now());
  return documents.flatMap((document) => {
    const job = byId.get(document.jobId);
    return job ? [{ document, match: matchJob(job, profile, today) }] : [];
  });
};

/** Recommends jobs with a score, which includes possible eligibility; newest first for ties. */
export const recommendJobs = async (deps: Deps, userId: string): Promise<Recommended> => {
  const profile = await deps.applicants.profile(userId);
  if (!profile) throw new AppError('PROFILE_REQUIRED');
  const { profession, availability } = profile;
  if (profession === null) return { items: [], obstacle: 'profession' };
  if (availability.status === 'busy') return { items: [], obstacle: 'busy' };
  const fitting = (await matched(deps, profile, await candidates(deps, profile, await deps.hidden.ids(userId))))
    .filter(({ match: { score } }) => score !== null && score >= limits.recommendedScoreMin)
    .sort((a, b) => matchRank(b.match) - matchRank(a.match));
  const applied = await deps.applicants.appliedTo(
    userId,
    fitting.map(({ document }) => document.jobId),
  );
  const items = fitting
    .filter(({ document }) => !applied.has(document.jobId))
    .slice(0, limits.recommendedJobs)
    .map(({ document, match }) => ({ ...jobCardOf(document), match }));
  return { items, obstacle: null };
};
