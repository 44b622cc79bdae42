import { applicantStatus } from '@shared/hiring/rules/application-status';
import { limits } from '@shared/limits';
import type { ConversationApplication } from '@shared/messages/model/conversation';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { openConversation, writerOf } from './open-conversation';
import type { Deps } from './ports';

type Query = { caller: AuthorizedCaller; conversationId: string };

const view = (
  { applicationId, jobId, jobTitle, status, seenStatus, appliedAt }: ApplicationItem,
  caller: AuthorizedCaller,
): ConversationApplication => ({
  applicationId,
  jobId,
  jobTitle,
  appliedAt,
  status: caller.membership ? status : applicantStatus(seenStatus),
});

/** Members see applications for their own jobs, like everywhere else; none between two members. */
export const listConversationApplications = async (
  deps: Pick<Deps, 'conversations' | 'contacts'>,
  { caller, conversationId }: Query,
): Promise<{ items: ConversationApplication[] }> => {
  const { conversation } = await openConversation(deps, writerOf(caller), conversationId);
  const professional = conversation.participants.find(({ userType }) => userType === 'doctor');
  if (!professional) return { items: [] };
  const all = await deps.contacts.applications(professional.userId, conversation.organizationId);
  const own =
    caller.scope === 'assigned'
      ? await deps.contacts.responsibleFor(
          caller.userId,
          all.map(({ jobId }) => jobId),
        )
      : null;
  const visible = all.filter(({ jobId }) => own === null || own.has(jobId));
  return { items: visible.slice(0, limits.applicationsBesideConversation).map((it) => view(it, caller)) };
};
