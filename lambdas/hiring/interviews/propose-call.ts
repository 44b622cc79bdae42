import { AppError } from '@shared/errors';
import type { Interview, InterviewForm } from '@shared/hiring/model/interview';
import { notice } from '@shared/text/notice';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import {
  callAhead,
  haveBothWritten,
  isBlocked,
  type ConversationItem,
} from '../../store/messages/conversations/conversation-item';
import { interviewView } from './interview-views';
import type { Deps } from './ports';
import { newProposal } from './propose-interview';

type Propose = { caller: AuthorizedCaller; userId: string; form: InterviewForm };

const isWith = ({ participants }: ConversationItem, professionalId: string): boolean =>
  participants.some(({ userId, userType }) => userId === professionalId && userType === 'doctor');

type Between = Parameters<Deps['calls']['conversation']>[0];

/** Answers for an unknown person as for one without a conversation. */
const conversationOf = async ({ calls }: Pick<Deps, 'calls'>, between: Between): Promise<ConversationItem> => {
  const conversation = await calls.conversation(between);
  if (!conversation || !isWith(conversation, between.professionalId)) throw new AppError('NOT_FOUND');
  return conversation;
};

export const assertMayCall = async (deps: Pick<Deps, 'calls'>, between: Between): Promise<void> => {
  const conversation = await conversationOf(deps, between);
  if (!haveBothWritten(conversation) || isBlocked(conversation) || !(await deps.calls.admits(between)))
    throw new AppError('NOT_FOUND');
};

export const proposeCall = async (deps: Deps, { caller, userId, form }: Propose): Promise<Interview> => {
  const organizationId = organizationOf(caller);
  const between = { organizationId, organizerId: caller.userId, professionalId: userId };
  await conversationOf(deps, between);
  const about = { applicationId: null, jobId: null, jobTitle: null, organizationId, professionalId: userId };
  const call = await newProposal(deps, { caller, form, about });
  const { interviewId, createdAt } = call;
  await retryOnConflict(async () => {
    const conversation = await conversationOf(deps, between);
    // Written by an earlier run of this request.
    if (conversation.call?.interviewId === interviewId) return;
    if (!haveBothWritten(conversation)) throw new AppError('ILLEGAL_TRANSITION');
    if (isBlocked(conversation)) throw new AppError('CONVERSATION_BLOCKED');
    if (callAhead(conversation, createdAt) !== null) throw new AppError('LIMIT_REACHED', notice('callAhead'));
    await deps.calls.propose(call, conversation);
  });
  return interviewView(deps, call);
};
