import { AppError } from '@shared/errors';
import type { JobInvitationReply } from '@shared/hiring/model/job-invitation';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';

type Command = JobInvitationReply & { userId: string; jobId: string };

export const declineJobInvitation = (
  { invitations, applicants, clock }: Deps,
  { userId, jobId, reason }: Command,
): Promise<{ jobId: string; declinedAt: string }> =>
  retryOnConflict(async () => {
    const invitation = await invitations.get({ jobId, userId });
    if (!invitation) throw new AppError('NOT_FOUND');
    if (invitation.declinedAt !== null) return { jobId, declinedAt: invitation.declinedAt };
    if ((await applicants.appliedTo(userId, [jobId])).has(jobId)) throw new AppError('ALREADY_APPLIED');
    const declinedAt = clock.now().toISOString();
    await invitations.decline({ jobId, userId }, { declinedAt, reason });
    return { jobId, declinedAt };
  });
