import { AppError, type ErrorCode } from '@shared/errors';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import {
  callAhead,
  conversationIdOf,
  isBlocked,
  readConversation,
  type ConversationItem,
} from '../../messages/conversations/conversation-item';
import { createLeaving, notLeaving } from '../../accounts/account-deletions/leaving';
import { conversationKeys } from '../../messages/conversations/keys';
import { profileKeys } from '../../people/profiles/keys';
import { readProfile } from '../../people/profiles/profile-item';
import { callEndWrites, type CallEnding } from './call-end-writes';
import { overAt, type InterviewItem } from './interview-item';
import { interviewChangeWrites, interviewItem, isOver } from './interview-writes';

/** Interviews that were proposed in a conversation, without an application. */
export type Calls = {
  conversation(between: Between): Promise<ConversationItem | null>;
  /** Returns false if the professional blocked the organization or requested account deletion. */
  admits(between: Between): Promise<boolean>;
  /**
   * ConcurrentModificationError if the conversation changed since; CONVERSATION_BLOCKED if the professional blocked the
   * organization; NOT_FOUND if they requested deletion, which hides them.
   */
  propose(call: InterviewItem, conversation: ConversationItem): Promise<void>;
  /** No effect if it is over. ConcurrentModificationError on a concurrent change. */
  cancel(interviewId: string, ending: CallEnding): Promise<void>;
};

type Between = Pick<InterviewItem, 'organizationId' | 'organizerId' | 'professionalId'>;

const conversationOf = async (table: Table, between: Between): Promise<ConversationItem | null> => {
  const { organizationId, organizerId, professionalId } = between;
  const conversationId = conversationIdOf(organizationId, [organizerId, professionalId]);
  const item = await getItem(table, conversationKeys.conversation(conversationId), true);
  return item ? readConversation(item) : null;
};

const hasOther = (conversation: ConversationItem, interviewId: string, at: string): boolean => {
  const ahead = callAhead(conversation, at);
  return ahead !== null && ahead !== interviewId;
};

const holdWrite = (
  TableName: string,
  { conversationId, version }: ConversationItem,
  call: ConversationItem['call'],
): Write => ({
  Update: {
    TableName,
    Key: conversationKeys.conversation(conversationId),
    ...buildUpdate({ set: { call }, add: { version: 1 }, when: equals('version', version) }),
  },
  refusal: ConcurrentModificationError,
});

const admitted = (TableName: string, { professionalId, organizationId }: Between, refusal: ErrorCode): Write => ({
  ConditionCheck: {
    TableName,
    Key: profileKeys.profile(professionalId),
    ConditionExpression: 'NOT contains(blockedOrganizations, :organization)',
    ExpressionAttributeValues: { ':organization': organizationId },
  },
  refusal,
});

type Refusals = { blocked: ErrorCode; leaving: ErrorCode };

const openWrites = (
  TableName: string,
  call: InterviewItem,
  conversation: ConversationItem,
  refusals: Refusals,
): Write[] => [
  holdWrite(TableName, conversation, { interviewId: call.interviewId, until: overAt(call) }),
  admitted(TableName, call, refusals.blocked),
  notLeaving(TableName, call.professionalId, refusals.leaving),
];

const conversationWrites = (table: Table, after: InterviewItem, conversation: ConversationItem | null): Write[] => {
  const { interviewId, updatedAt } = after;
  if (isOver(after)) {
    return conversation?.call?.interviewId === interviewId ? [holdWrite(table.name, conversation, undefined)] : [];
  }
  if (!conversation || isBlocked(conversation) || hasOther(conversation, interviewId, updatedAt)) {
    throw new AppError('ILLEGAL_TRANSITION');
  }
  return openWrites(table.name, after, conversation, {
    blocked: 'ILLEGAL_TRANSITION',
    leaving: 'ILLEGAL_TRANSITION',
  });
};

/** ILLEGAL_TRANSITION for a call while one side blocked the other or leaves, or another call is scheduled. */
export const changeCall = (table: Table, before: InterviewItem, after: InterviewItem): Promise<void> =>
  retryOnConflict(async () => {
    const conversation = await conversationOf(table, after);
    await transact(table, [
      ...interviewChangeWrites(table.name, before, after),
      ...conversationWrites(table, after, conversation),
    ]);
  });

export const createCalls = (table: Table): Calls => ({
  conversation: (between) => conversationOf(table, between),

  async admits({ organizationId, professionalId }) {
    const [profile, isLeaving] = await Promise.all([
      getItem(table, profileKeys.profile(professionalId), true),
      createLeaving(table).isLeaving(professionalId),
    ]);
    return profile !== undefined && !readProfile(profile).blockedOrganizations.includes(organizationId) && !isLeaving;
  },

  async propose(call, conversation) {
    await transact(table, [
      { Put: { TableName: table.name, Item: interviewItem(call), ConditionExpression: 'attribute_not_exists(pk)' } },
      ...openWrites(table.name, call, conversation, { blocked: 'CONVERSATION_BLOCKED', leaving: 'NOT_FOUND' }),
    ]);
  },

  async cancel(interviewId, ending) {
    const end = await callEndWrites(table, interviewId, ending);
    if (!end) return;
    const conversation = await conversationOf(table, end.after);
    await transact(table, [...end.writes, ...conversationWrites(table, end.after, conversation)]);
  },
});
