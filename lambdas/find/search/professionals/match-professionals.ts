import { matchSubjects } from '@shared/hiring/rules/match/match';
import { jobSubjectOf, personSubjectOf } from '@shared/hiring/rules/match/match-subject-of';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { limits } from '@shared/limits';
import type { MatchedProfessional } from '@shared/hiring/model/candidate-pool';
import { earliestToday } from '../../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { requireVisible } from '../../../store/hiring/jobs/job-item';
import { matchedProfileOf, professionalCard } from '../../../store/people/profiles/professional-view';
import type { Deps } from '../ports';

type MatchDeps = Pick<Deps, 'postings' | 'visible' | 'applicants' | 'invited' | 'clock'>;
type Asked = { caller: AuthorizedCaller; jobId: string; userIds: readonly string[] };

/** Matches listed people with one of the team's jobs, from the table. Leaves out those the team can't see. */
export const matchProfessionals = async (
  { postings, visible, applicants, invited, clock }: MatchDeps,
  { caller, jobId, userIds: asked }: Asked,
): Promise<{ items: MatchedProfessional[] }> => {
  const userIds = asked.slice(0, limits.pageSize);
  const { userId, unverified } = caller;
  const reader = { userId, organizationId: organizationOf(caller), isSupport: false, unverified };
  const [[found = null]] = await Promise.all([postings.find([jobId]), loadGazetteer()]);
  const job = jobSubjectOf(requireVisible(caller, found));
  const [people, applied, invitedAt] = await Promise.all([
    visible.find(userIds, reader),
    applicants.applicantsAmong(jobId, userIds),
    invited.invitedAmong(jobId, userIds),
  ]);
  const today = earliestToday(clock.now());
  const items = userIds.flatMap((userId) => {
    const one = people.get(userId);
    if (!one) return [];
    const { person, access } = one;
    const match = matchSubjects(job, personSubjectOf(matchedProfileOf(person)), today);
    // Match points reveal the home town and its distance.
    const isHidden = access === 'unnamed' || (professionalCard(person, access).anonymous && access !== 'full');
    return [
      {
        userId,
        match: isHidden ? { ...match, parts: match.parts.filter(({ part }) => part !== 'place') } : match,
        applied: applied.has(userId),
        invitedAt: invitedAt.get(userId) ?? null,
      },
    ];
  });
  return { items };
};
