import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Conversation, Message } from '@shared/messages/model/conversation';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { conversationIdOf, type ConversationItem } from '../../store/messages/conversations/conversation-item';
import { requireVisible } from '../../store/hiring/jobs/job-item';
import type { Page } from '../../platform/table/page';
import { withBlock, withRead } from './conversation-state';
import { writesFreely } from './first-message';
import {
  conversationView,
  knownOther,
  inboxOfWriter,
  messageView,
  openConversation,
  otherOf,
  rowView,
  writerOf,
  type Opened,
} from './open-conversation';
import type { Deps } from './ports';
import type { OwnConversation, StoredMessage } from '../../store/messages/conversations/ports';

const attempts = 24;

type OfCaller = { caller: AuthorizedCaller };
type OfConversation = OfCaller & { conversationId: string };
type OfMessage = OfConversation & { messageId: string };

export const getUnreadMessages = async (deps: Deps, caller: AuthorizedCaller): Promise<{ unread_total: number }> => ({
  unread_total: await deps.conversations.unread(inboxOfWriter(writerOf(caller))),
});

/** The caller's conversations with a page of a job's applicants. Their IDs are derived from the participants. */
const withApplicants = async (
  { conversations, contacts }: Deps,
  { caller, jobId, cursor }: OfCaller & { jobId: string; cursor?: string | undefined },
): Promise<Page<OwnConversation>> => {
  const { organizationId } = requireVisible(caller, await contacts.job(jobId));
  const { items, nextCursor } = await contacts.applicantsOf(jobId, cursor);
  const ids = items.map((userId) => conversationIdOf(organizationId, [caller.userId, userId]));
  const rows = await conversations.rows(inboxOfWriter(writerOf(caller)), [...new Set(ids)]);
  return { items: rows.sort((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt)), nextCursor };
};

type With = { organizationId?: string | undefined; userId?: string | undefined };
type Listing = OfCaller & With & { cursor?: string | undefined; jobId?: string | undefined };

/** Filters a page. A member's conversation with one person has an ID derived from both. */
const withOther = async (
  { conversations }: Deps,
  { caller, organizationId, userId, cursor }: Listing,
): Promise<Page<OwnConversation>> => {
  const writer = writerOf(caller);
  const inbox = inboxOfWriter(writer);
  const isWanted = (row: OwnConversation): boolean =>
    (organizationId === undefined || row.organizationId === organizationId) &&
    (userId === undefined || row.other.userId === userId);
  if (userId !== undefined && writer.organizationId !== null) {
    const rows = await conversations.rows(inbox, [conversationIdOf(writer.organizationId, [caller.userId, userId])]);
    return { items: rows.filter(isWanted), nextCursor: null };
  }
  const page = await conversations.list(inbox, { cursor, pageSize: limits.conversationsSearched });
  return { ...page, items: page.items.filter(isWanted) };
};

const pageOf = (deps: Deps, { jobId, ...listing }: Listing): Promise<Page<OwnConversation>> => {
  const { caller, organizationId, userId, cursor } = listing;
  if (jobId !== undefined) return withApplicants(deps, { caller, jobId, cursor });
  if (organizationId !== undefined || userId !== undefined) return withOther(deps, listing);
  return deps.conversations.list(inboxOfWriter(writerOf(caller)), { cursor });
};

export const listConversations = async (
  deps: Deps,
  listing: Listing,
): Promise<{ items: Conversation[]; nextCursor: string | null; unread_total: number }> => {
  const writer = writerOf(listing.caller);
  const [{ items, nextCursor }, unread] = await Promise.all([
    pageOf(deps, listing),
    deps.conversations.unread(inboxOfWriter(writer)),
  ]);
  const others = items.map(({ other, organizationId }) => ({ ...other, organizationId }));
  const known = await deps.participants.find(writer, others);
  return { items: items.map((row) => rowView(row, known.get(row.other.userId))), nextCursor, unread_total: unread };
};

const viewOf = async (deps: Deps, caller: AuthorizedCaller, opened: Opened): Promise<Conversation> =>
  conversationView(deps, opened, await knownOther(deps, writerOf(caller), otherOf(opened)));

export const getConversation = async (
  deps: Deps,
  { caller, conversationId, cursor }: OfConversation & { cursor?: string | undefined },
): Promise<{ conversation: Conversation; items: Message[]; nextCursor: string | null }> => {
  const opened = await openConversation(deps, writerOf(caller), conversationId);
  const [view, { items, nextCursor }, free] = await Promise.all([
    viewOf(deps, caller, opened),
    deps.conversations.messages(conversationId, cursor),
    writesFreely(deps, caller, opened),
  ]);
  const conversation: Conversation = { ...view, ...(!free && { awaitsAnswer: true }) };
  return { conversation, items: items.map((message) => messageView(message, opened.conversation)), nextCursor };
};

const change = (
  deps: Deps,
  { caller, conversationId }: OfConversation,
  next: (opened: Opened) => ConversationItem | null,
): Promise<Conversation> =>
  retryOnConflict(async () => {
    const opened = await openConversation(deps, writerOf(caller), conversationId);
    const after = next(opened);
    if (after) await deps.conversations.save({ before: opened.conversation, after });
    return viewOf(deps, caller, { ...opened, conversation: after ?? opened.conversation });
  }, attempts);

const messageOf = async (deps: Deps, { caller, conversationId, messageId }: OfMessage): Promise<StoredMessage> => {
  await openConversation(deps, writerOf(caller), conversationId);
  const message = await deps.conversations.message(conversationId, messageId);
  if (!message) throw new AppError('NOT_FOUND');
  return message;
};

/** Marks everything sent to the reader up to this message. */
export const markConversationRead = async (deps: Deps, command: OfMessage): Promise<Conversation> => {
  const { senderId, number, otherNumber } = await messageOf(deps, command);
  const count = senderId === command.caller.userId ? otherNumber : number;
  return change(deps, command, ({ conversation, side }) => withRead(conversation, side, count));
};

/** Cancels an upcoming call. Idempotent after an interruption. */
const cancelCall = async (deps: Deps, { caller, conversationId }: OfConversation): Promise<void> => {
  const { conversation } = await openConversation(deps, writerOf(caller), conversationId);
  const { call } = conversation;
  if (!call) return;
  const ending = { by: caller.userId, reason: '', at: deps.clock.now().toISOString() };
  await retryOnConflict(() => deps.calls.cancel(call.interviewId, ending), attempts);
};

export const setBlocked = async (
  deps: Deps,
  { blocked, ...command }: OfConversation & { blocked: boolean },
): Promise<Conversation> => {
  const changed = await change(deps, command, ({ conversation, side }) => withBlock(conversation, side, blocked));
  if (blocked) await cancelCall(deps, command);
  return changed;
};
