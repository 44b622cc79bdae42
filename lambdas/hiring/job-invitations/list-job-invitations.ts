import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import type { JobInvitationState } from '@shared/hiring/model/hiring-vocabulary';
import type { JobCard } from '@shared/hiring/model/job';
import type { ReceivedJobInvitation, SentJobInvitation } from '@shared/hiring/model/job-invitation';
import { earliestToday } from '../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Page } from '../../platform/table/page';
import type { JobInvitationItem } from '../../store/hiring/job-invitations/ports';
import { requireVisible } from '../../store/hiring/jobs/job-item';
import { professionalCard } from '../../store/people/profiles/professional-view';
import type { Deps } from './ports';

type Facts = { invitation: JobInvitationItem; hasApplied: boolean; isOpen: boolean };

/** Lets an application outrank every earlier state. */
const stateOf = ({ invitation, hasApplied, isOpen }: Facts): JobInvitationState => {
  if (hasApplied) return 'applied';
  if (invitation.declinedAt !== null) return 'declined';
  return isOpen ? 'open' : 'expired';
};

const shown = (facts: Facts) => {
  const { message, reason, invitedAt } = facts.invitation;
  return { message, reason, invitedAt, state: stateOf(facts) };
};

export const listJobInvitations = async (
  deps: Deps,
  { caller, jobId, cursor }: { caller: AuthorizedCaller; jobId: string; cursor?: string | undefined },
): Promise<Page<SentJobInvitation>> => {
  const job = requireVisible(caller, await deps.jobs.get(jobId));
  const { items, nextCursor } = await deps.invitations.ofJob(jobId, cursor);
  const userIds = items.map(({ userId }) => userId);
  const { userId, unverified } = caller;
  const reader = { userId, organizationId: organizationOf(caller), isSupport: false, unverified };
  const [people, applied] = await Promise.all([
    deps.professionals.find(userIds, reader),
    deps.applicants.applicantsAmong(jobId, userIds),
  ]);
  const isOpen = acceptsApplications(job, earliestToday(deps.clock.now()));
  return {
    items: items.flatMap((invitation) => {
      const { userId } = invitation;
      const visible = people.get(userId);
      if (!visible) return [];
      const professional = professionalCard(visible.person, visible.access);
      return [{ ...shown({ invitation, hasApplied: applied.has(userId), isOpen }), professional }];
    }),
    nextCursor,
  };
};

export const listMyInvitations = async (
  deps: Deps,
  { userId, cursor }: { userId: string; cursor?: string | undefined },
): Promise<Page<ReceivedJobInvitation>> => {
  const { items, nextCursor } = await deps.invitations.ofProfessional(userId, cursor);
  const jobIds = items.map(({ jobId }) => jobId);
  const [{ cards }, applied] = await Promise.all([deps.cards.find(jobIds), deps.applicants.appliedTo(userId, jobIds)]);
  const today = earliestToday(deps.clock.now());
  return {
    items: items.flatMap((invitation) => {
      const job: JobCard | undefined = cards.get(invitation.jobId);
      if (!job) return [];
      const facts = { invitation, hasApplied: applied.has(invitation.jobId), isOpen: acceptsApplications(job, today) };
      return [{ ...shown(facts), job }];
    }),
    nextCursor,
  };
};
