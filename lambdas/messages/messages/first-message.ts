import type { AuthorizedCaller } from '../../platform/http/caller';
import { beforeAnswer, includedIn } from '../../platform/plans/plan-refusal';
import { otherSide, type ConversationItem, type Side } from '../../store/messages/conversations/conversation-item';
import type { Other } from '../../store/messages/conversations/participants';
import type { UseOfMonth } from '../../store/money/billing/monthly-use';
import type { Opened } from './open-conversation';
import type { Deps } from './ports';

/**
 * Permission to write to a person. `question`: counted by the plan. `asked`: the question about this job was
 * asked. `waits`: only after the other side answers. `plan`: not with this plan.
 */
export type WritingPermission = 'free' | 'question' | 'asked' | 'waits' | 'plan';

type Writer = Pick<AuthorizedCaller, 'userId' | 'membership' | 'plan' | 'role'>;

/** Whether the plan allows answers and questions, but no first messages. */
export const isLimited = ({ membership, plan }: Pick<Writer, 'membership' | 'plan'>): boolean =>
  membership === null && plan?.limits.directMessages === false;

const hasAnswered = ({ sent }: ConversationItem, side: Side): boolean => sent[otherSide(side)] > 0;

/** Applicants, hired people, and those with an answer write freely. */
export const writesFreely = async (
  { contacts }: Pick<Deps, 'contacts'>,
  caller: Writer,
  { conversation, side }: Opened,
): Promise<boolean> =>
  !isLimited(caller) || hasAnswered(conversation, side) || contacts.knows(caller.userId, conversation.organizationId);

type First = { other: Other; jobId: string | undefined; opened: Opened | null };

/** Permission of a professional; null if they can't write to this member at all. */
export const writingPermission = async (
  deps: Pick<Deps, 'contacts'>,
  caller: Writer,
  { other, jobId, opened }: First,
): Promise<WritingPermission | null> => {
  const { userId, organizationId } = other;
  const { contacts } = deps;
  if (opened && (await writesFreely(deps, caller, opened))) return 'free';
  if (!opened && (await contacts.appliedTo(caller.userId, { userId, organizationId }))) return 'free';
  if (!opened && (await contacts.worksFor(caller.userId, organizationId))) return 'free';
  const contact = jobId === undefined ? null : await contacts.contactOfJob(jobId);
  if (jobId !== undefined && contact?.userId === userId && contact.organizationId === organizationId) {
    if (!isLimited(caller) || (await contacts.knows(caller.userId, organizationId))) return 'free';
    return opened?.conversation.asked?.includes(jobId) ? 'asked' : 'question';
  }
  if (opened) return 'waits';
  if (caller.plan && (await contacts.isVerified(organizationId))) return isLimited(caller) ? 'plan' : 'free';
  return null;
};

export const requireWritingPermission = (caller: Writer, permission: WritingPermission): void => {
  if (permission === 'plan') throw includedIn(caller, 'directMessages');
  if (permission === 'asked' || permission === 'waits') throw beforeAnswer(caller, permission);
};

/** Usage that the store counts with a question. */
export const questionOf = ({ userId, plan }: Writer, at: Date): UseOfMonth => ({
  userId,
  at,
  max: plan?.limits.questionsPerMonth ?? null,
});
