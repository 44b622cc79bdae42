import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { matchJob } from '@shared/hiring/rules/match/match';
import { mayNotApply } from '@shared/hiring/rules/match/match-outcome';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { JobInvitationForm } from '@shared/hiring/model/job-invitation';
import { earliestToday } from '../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { JobInvitationItem } from '../../store/hiring/job-invitations/ports';
import { requireVisible, type JobItem } from '../../store/hiring/jobs/job-item';
import { matchedProfileOf, type Professional } from '../../store/people/profiles/professional-view';
import type { Deps } from './ports';

type Command = JobInvitationForm & { caller: AuthorizedCaller; jobId: string; userId: string };
type Invited = { userId: string; invitedAt: string; isNew: boolean };

const existing = ({ userId, invitedAt }: JobInvitationItem): Invited => ({ userId, invitedAt, isNew: false });

/**
 * 1. checks that the caller fills the job and that it accepts applications
 * 2. checks that the professional is visible, accepts invitations, has not applied, and has the profession
 * 3. writes the invitation and the job's count in one transaction; a concurrent second one returns the first
 */
export const inviteToApply = async (deps: Deps, command: Command): Promise<Invited> => {
  const { caller, jobId, userId, message } = command;
  const job = requireVisible(caller, await deps.jobs.get(jobId));
  const before = await deps.invitations.get({ jobId, userId });
  if (before) return existing(before);
  if (!acceptsApplications(job, earliestToday(deps.clock.now()))) throw new AppError('JOB_NOT_OPEN');
  await refuseUnlessInvitable(deps, { job, person: await visiblePerson(deps, command) });
  await deps.throttle.count('jobInvitations', { organization: organizationOf(caller) });
  const invitation: JobInvitationItem = {
    jobId,
    userId,
    organizationId: job.organizationId,
    invitedBy: caller.userId,
    message,
    invitedAt: deps.clock.now().toISOString(),
    declinedAt: null,
    reason: '',
  };
  try {
    await deps.invitations.create(invitation);
    return { userId, invitedAt: invitation.invitedAt, isNew: true };
  } catch (error) {
    const first = error instanceof ConcurrentModificationError ? await deps.invitations.get({ jobId, userId }) : null;
    if (!first) throw error;
    return existing(first);
  }
};

const visiblePerson = async ({ professionals }: Deps, { caller, userId }: Command): Promise<Professional> => {
  const reader = { userId: caller.userId, organizationId: organizationOf(caller), isSupport: false };
  const [found] = await Promise.all([professionals.find([userId], reader), loadGazetteer()]);
  const visible = found.get(userId);
  if (!visible) throw new AppError('NOT_FOUND');
  return visible.person;
};

type Invitable = { job: JobItem; person: Professional };

const refuseUnlessInvitable = async ({ applicants, clock }: Deps, { job, person }: Invitable): Promise<void> => {
  const { userId, privacy } = person.profile;
  if (!privacy.acceptsInvitations) throw new AppError('INVITATIONS_OFF');
  if ((await applicants.applicantsAmong(job.jobId, [userId])).has(userId))
    throw new AppError('ALREADY_APPLIED', notice('invitedHasApplied'));
  // The job would refuse the application.
  if (mayNotApply(matchJob(job, matchedProfileOf(person), earliestToday(clock.now()))))
    throw new AppError('OTHER_PROFESSION', notice('invitedOtherProfession'));
};
