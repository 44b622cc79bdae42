import { isDeepStrictEqual } from 'node:util';
import { isOpen } from '@shared/hiring/rules/application-status';
import { matchJob } from '@shared/hiring/rules/match/match';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { JobMatch } from '@shared/hiring/model/match';
import type { MatchReason } from '@shared/hiring/model/match-reason';
import { earliestToday } from '../../platform/clock';
import type { WholeApplication } from '../../store/hiring/applications/ports';
import type { Deps } from './ports';

type MatchDeps = Pick<Deps, 'applications' | 'candidates' | 'clock'>;

/** Ignores estimated days, which move with the calendar even if nothing has changed. */
const withoutEstimate = ({ code, args }: MatchReason) => ({ code, args: { ...args, readyOn: null } });

const comparable = ({ state, license, notes = [], reasons, steps, score }: JobMatch) => ({
  state,
  license,
  notes,
  reasons: reasons.map(withoutEstimate),
  steps,
  score,
});

const isSame = (one: JobMatch, other: JobMatch): boolean => isDeepStrictEqual(comparable(one), comparable(other));

/** Returns today's match if it differs from the stored one. Closed applications keep their match. */
export const changedMatch = async (
  { applications, candidates, clock }: MatchDeps,
  { application: { jobId, professionalId }, content: { match: stored } }: WholeApplication,
  status: ApplicationStatus,
): Promise<ApplicationDetail['matchNow']> => {
  if (!stored || !isOpen(status)) return null;
  const [job, candidate] = await Promise.all([applications.job(jobId), candidates.candidate(professionalId)]);
  if (!job || !candidate) return null;
  const match = JobMatch.parse(matchJob(job, candidate.profile, earliestToday(clock.now())));
  return isSame(stored, match) ? null : { match, rulesChanged: stored.rules !== match.rules };
};
