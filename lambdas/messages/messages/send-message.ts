import { AppError } from '@shared/errors';
import type { Conversation, Message, MessageForm, NewConversationForm } from '@shared/messages/model/conversation';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { limitReached } from '../../platform/plans/plan-refusal';
import { detectLanguage } from '../../platform/text/detect-language';
import type { UseOfMonth } from '../../store/money/billing/monthly-use';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { isBlocked, otherSide, sideOf } from '../../store/messages/conversations/conversation-item';
import { discardUploads, keepAttachments, type StoredAttachment } from '../../store/attachments';
import { answerApplications } from './answer-applications';
import { newConversation, withMessage } from './conversation-state';
import { findCorrespondent } from './find-correspondent';
import { questionOf, requireWritingPermission, writesFreely, type WritingPermission } from './first-message';
import {
  conversationView,
  knownOther,
  messageView,
  openConversation,
  otherOf,
  writerOf,
  type Opened,
} from './open-conversation';
import type { Deps } from './ports';
import type { StoredMessage } from '../../store/messages/conversations/ports';
import type { KnownCorrespondent } from '../../store/messages/conversations/participants';

const attempts = 24;

type Content = { id: string; subject: string; content: string; uploadIds: readonly string[] };

/** Finds a message with this ID; the same ID with other content is rejected. */
const sentBefore = async (
  { conversations }: Pick<Deps, 'conversations'>,
  senderId: string,
  conversationId: string,
  { id, subject, content, uploadIds }: Content,
): Promise<StoredMessage | null> => {
  const message = await conversations.message(conversationId, id);
  if (!message) return null;
  const same =
    message.senderId === senderId &&
    message.subject === subject &&
    message.content === content &&
    message.attachments.map(({ uploadId }) => uploadId).join() === uploadIds.join();
  if (!same) throw new AppError('IDEMPOTENCY_CONFLICT');
  return message;
};

type NewMessage = Omit<Content, 'uploadIds'> & {
  language: Language;
  attachments: readonly StoredAttachment[];
  recipientIsOnline: boolean;
  question?: { jobId: string; use: UseOfMonth } | undefined;
};
type Stored = { message: StoredMessage; opened: Opened };

const store = async (
  { conversations, clock }: Pick<Deps, 'conversations' | 'clock'>,
  { conversation, side }: Opened,
  { id, subject, content, language, attachments, recipientIsOnline, question }: NewMessage,
): Promise<Stored> => {
  const preview = content || (attachments[0]?.fileName ?? '');
  const sent = withMessage(conversation, { side, subject, preview, now: clock.now(), recipientIsOnline });
  const recipient = otherSide(side);
  const message: StoredMessage = {
    id,
    conversationId: conversation.conversationId,
    senderId: conversation.participants[side].userId,
    recipientId: conversation.participants[recipient].userId,
    subject,
    content,
    language,
    attachments: [...attachments],
    createdAt: sent.at,
    number: sent.number,
    otherNumber: conversation.sent[recipient],
    tell: sent.tell,
  };
  const isNew = conversation.sent[0] + conversation.sent[1] === 0;
  const asked = question && { asked: [...(conversation.asked ?? []), question.jobId] };
  await conversations.save({
    before: isNew ? null : conversation,
    after: { ...sent.conversation, ...asked, ...(isNew && { version: 1 }) },
    message,
    response: sent.response,
    question: question?.use,
  });
  return { message, opened: { conversation: sent.conversation, side } };
};

const isOnline = async ({ presence, clock }: Pick<Deps, 'presence' | 'clock'>, userId: string) =>
  (await presence.of(userId, clock.now())).length > 0;

const refuseClosed = ({ conversation }: Opened, known: KnownCorrespondent): void => {
  if (isBlocked(conversation) || known.closed) throw new AppError('CONVERSATION_BLOCKED');
};

type SendCommand = { caller: AuthorizedCaller; conversationId: string; form: MessageForm; language: Language };

/** Idempotent: returns an existing message with this ID, and finishes what a lost request left. */
export const sendMessage = async (deps: Deps, command: SendCommand): Promise<Message> => {
  const { message, opened } = await send(deps, command);
  await answerApplications(deps, writerOf(command.caller), message);
  return messageView(message, opened.conversation);
};

/** Saves in a transaction that also uses up the uploads. */
const send = async (deps: Deps, command: SendCommand): Promise<Stored> => {
  const { caller, conversationId, form } = command;
  const writer = writerOf(caller);
  const content: Content = { ...form, subject: '', uploadIds: form.attachments.map(({ uploadId }) => uploadId) };
  const opened = await openConversation(deps, writer, conversationId);
  const before = await sentBefore(deps, writer.userId, conversationId, content);
  if (before) return { message: before, opened };
  const other = otherOf(opened);
  const [known, recipientIsOnline] = await Promise.all([
    knownOther(deps, writer, other),
    isOnline(deps, other.userId),
    deps.throttle.count('messages', { account: writer.userId }),
  ]);
  refuseClosed(opened, known);
  if (!(await writesFreely(deps, caller, opened))) requireWritingPermission(caller, 'waits');

  const language = await detectLanguage(form.content, command.language);
  const attachments = await keptOrSent(deps, command, content);
  if (!Array.isArray(attachments)) return { message: attachments, opened };
  try {
    const stored = await retryOnConflict(async () => {
      const fresh = await openConversation(deps, writer, conversationId);
      const sent = await sentBefore(deps, writer.userId, conversationId, content);
      if (sent) return { message: sent, opened: fresh };
      refuseClosed(fresh, known);
      return store(deps, fresh, { ...content, language, attachments, recipientIsOnline });
    }, attempts);
    await discardUploads(deps, { kind: 'attachment', owner: writer.userId }, attachments);
    return stored;
  } catch (error) {
    const sent = await sentBefore(deps, writer.userId, conversationId, content);
    if (sent) return { message: sent, opened };
    throw error;
  }
};

/** The attachments, or the message if a concurrent request already sent it and consumed the uploads. */
const keptOrSent = async (
  deps: Deps,
  { caller, conversationId, form, language }: SendCommand,
  content: Content,
): Promise<StoredAttachment[] | StoredMessage> => {
  try {
    const folder = `${conversationId}/${form.id}`;
    return await keepAttachments(deps, {
      kind: 'attachment',
      owner: caller.userId,
      folder,
      receipts: form.attachments,
      language,
    });
  } catch (error) {
    const sent = await sentBefore(deps, caller.userId, conversationId, content);
    if (sent) return sent;
    throw error;
  }
};

type StartCommand = { caller: AuthorizedCaller; form: NewConversationForm; language: Language };

export const startConversation = async (
  deps: Deps,
  { caller, form, language: spoken }: StartCommand,
): Promise<{ conversation: Conversation; message: Message }> => {
  const writer = writerOf(caller);
  const { jobId: _about, ...words } = form;
  const content: Content = { ...words, uploadIds: [] };
  const reached = await findCorrespondent(deps, caller, asked(form));
  const known = await knownOther(deps, writer, reached.other);
  const answer = async ({ message, opened }: Stored) => {
    await answerApplications(deps, writer, message);
    return {
      conversation: conversationView(deps, opened, known),
      message: messageView(message, opened.conversation),
    };
  };
  const again = reached.conversation && (await answered(deps, reached.conversation.conversationId, writer, content));
  if (again) return answer(again);
  requireWritingPermission(caller, reached.permission);
  await Promise.all([
    deps.throttle.count('messages', { account: writer.userId }),
    ...(reached.conversation ? [] : [deps.throttle.count('conversations', { account: writer.userId })]),
  ]);
  const recipientIsOnline = await isOnline(deps, reached.other.userId);
  const language = await detectLanguage(form.content, spoken);
  const stored = await retryOnConflict(async () => {
    const { permission, ...opened } = await openedOrNew(deps, caller, form);
    refuseClosed(opened, known);
    const sent = await answered(deps, opened.conversation.conversationId, writer, content);
    if (sent) return sent;
    requireWritingPermission(caller, permission);
    const question =
      permission === 'question' && form.jobId
        ? { jobId: form.jobId, use: questionOf(caller, deps.clock.now()) }
        : undefined;
    return store(deps, opened, { ...content, language, attachments: [], recipientIsOnline, question });
  }, attempts).catch((error: unknown) => {
    throw explained(caller, error);
  });
  return answer(stored);
};

const asked = ({ to, jobId }: NewConversationForm) => ({ userId: to, jobId });

/** Explains the error: the monthly counter only reports that it is full. */
const explained = (caller: AuthorizedCaller, error: unknown): unknown =>
  error instanceof AppError && error.code === 'QUOTA_REACHED' && error.reason === undefined
    ? limitReached(caller, 'questionsPerMonth', caller.plan?.limits.questionsPerMonth ?? 0)
    : error;

const answered = async (
  deps: Deps,
  conversationId: string,
  writer: { userId: string; organizationId: string | null },
  content: Content,
): Promise<Stored | null> => {
  const message = await sentBefore(deps, writer.userId, conversationId, content);
  return message ? { message, opened: await openConversation(deps, writer, conversationId) } : null;
};

const openedOrNew = async (
  deps: Deps,
  caller: AuthorizedCaller,
  form: NewConversationForm,
): Promise<Opened & { permission: WritingPermission }> => {
  const { other, conversation, permission } = await findCorrespondent(deps, caller, asked(form));
  const { organizationId, ...participant } = other;
  const userType = writerOf(caller).organizationId === null ? 'doctor' : 'employer';
  const opened =
    conversation ??
    newConversation(
      { organizationId, people: [{ userId: caller.userId, userType }, participant] },
      deps.clock.now().toISOString(),
    );
  return { conversation: opened, side: sideOf(opened, caller.userId) ?? 0, permission };
};
