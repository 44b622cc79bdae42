import { isOrBecomesEligible } from '@shared/hiring/rules/candidate-pool';
import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { assess } from '@shared/hiring/rules/match/match';
import { outcomeOf } from '@shared/hiring/rules/match/match-outcome';
import { jobSubjectOf, personSubjectOf } from '@shared/hiring/rules/match/match-subject-of';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { limits } from '@shared/limits';
import type { CandidatePool, MatchedJobForm, RecommendedProfessional } from '@shared/hiring/model/candidate-pool';
import { JobDraft } from '@shared/hiring/model/job';
import { earliestToday } from '../../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { requireVisible } from '../../../store/hiring/jobs/job-item';
import { matchedProfileOf, professionalCard } from '../../../store/people/profiles/professional-view';
import type { CandidatesQuery, JobCandidates } from './job-candidates';
import type { Deps } from '../ports';

type RecommendDeps = Pick<Deps, 'postings' | 'visible' | 'applicants' | 'invited' | 'clock'> & {
  candidatesOf: (asked: CandidatesQuery) => Promise<JobCandidates>;
};

type Recommended = {
  items: RecommendedProfessional[];
  pool: CandidatePool | null;
  obstacle: 'profession' | 'closed' | null;
};

const noOne = (obstacle: Recommended['obstacle']): Recommended => ({ items: [], pool: null, obstacle });

/** Ranks people by the index, but takes visibility and matches from the table. */
export const recommendProfessionals = async (
  deps: RecommendDeps,
  { caller, jobId }: { caller: AuthorizedCaller; jobId: string },
): Promise<Recommended> => {
  const [[found = null]] = await Promise.all([deps.postings.find([jobId]), loadGazetteer()]);
  const job = requireVisible(caller, found);
  const today = earliestToday(deps.clock.now());
  if (job.professions.length === 0) return noOne('profession');
  if (!acceptsApplications(job, today)) return noOne('closed');
  const asked = { job: jobSubjectOf(job), organizationId: organizationOf(caller), today };
  const { userIds, pool } = await deps.candidatesOf(asked);
  return { items: await shown(deps, { ...asked, caller, jobId, userIds }), pool, obstacle: null };
};

type Ranked = CandidatesQuery & { caller: AuthorizedCaller; jobId: string; userIds: readonly string[] };

/** Reads more pages of the ranking only to replace people who have applied or withdrawn since. */
const shown = async (deps: RecommendDeps, ranked: Ranked): Promise<RecommendedProfessional[]> => {
  const items: RecommendedProfessional[] = [];
  const wanted = limits.recommendedProfessionals;
  for (let from = 0; from < ranked.userIds.length && items.length < wanted; from += 2 * wanted) {
    items.push(...(await shownAmong(deps, ranked, ranked.userIds.slice(from, from + 2 * wanted))));
  }
  return items.slice(0, wanted);
};

const shownAmong = async (
  { visible, applicants, invited }: RecommendDeps,
  { job, jobId, caller, organizationId, today }: Ranked,
  userIds: readonly string[],
): Promise<RecommendedProfessional[]> => {
  const { userId, unverified } = caller;
  const reader = { userId, organizationId, isSupport: false, unverified };
  const applied = await applicants.applicantsAmong(jobId, userIds);
  const others = userIds.filter((userId) => !applied.has(userId));
  const [people, invitedAt] = await Promise.all([visible.find(others, reader), invited.invitedAmong(jobId, others)]);
  return others.flatMap((userId) => {
    const found = people.get(userId);
    if (!found || found.person.profile.privacy.visibility === 'private') return [];
    const match = assess(job, personSubjectOf(matchedProfileOf(found.person)), today);
    if (!isOrBecomesEligible(match)) return [];
    const professional = professionalCard(found.person, found.access);
    return [
      { professional, match: outcomeOf({ ...match, counterfactuals: [] }), invitedAt: invitedAt.get(userId) ?? null },
    ];
  });
};

/** Counts matches for a form, whose job may not exist yet. */
export const countMatchingProfessionals = async (
  { candidatesOf, clock }: Pick<RecommendDeps, 'candidatesOf' | 'clock'>,
  { caller, form }: { caller: AuthorizedCaller; form: MatchedJobForm },
): Promise<CandidatePool> => {
  await loadGazetteer();
  const job = jobSubjectOf(JobDraft.parse({ department: null, ...form }));
  const { pool } = await candidatesOf({
    job,
    organizationId: organizationOf(caller),
    today: earliestToday(clock.now()),
  });
  return pool;
};
