import { hasMessage, mayAttachMessages, mayRemoveMessage } from '@shared/work/rules/attendance/attached-messages';
import { AppError } from '@shared/errors';
import type { AttachedMessage, MessageRef } from '@shared/work/model/attached-message';
import type { Attendance } from '@shared/work/model/attendance';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { attendanceView } from '../../store/work/attendance/attendance-item';
import { saveAttendance, type Attended } from '../../store/work/attendance/move-attendance';
import { mayRead, type ConversationItem } from '../../store/messages/conversations/conversation-item';
import type { Conversations, StoredMessage } from '../../store/messages/conversations/ports';
import { loadName } from './decide-attendance';
import type { Deps } from './ports';
import { isOwn, ownAttended, authorizeAttendance, requireOther, type OfBooking } from './authorize-attendance';

export type MessageDeps = Deps & { conversations: Pick<Conversations, 'get' | 'message'> };

type Command = OfBooking & { attach: readonly MessageRef[]; remove: readonly MessageRef[] };

/** Side that attaches the copy, the person's name, and the time. */
type Copying = { side: BookingSide; by: string; at: string };

const sideOf = ({ caller }: Command): BookingSide => (caller.scope === 'own' ? 'worker' : 'facility');

/** Reads the caller's own booking, or one in a unit they can access; NOT_FOUND for others. */
const reached = async (deps: Deps, command: Command): Promise<Attended> => {
  if (sideOf(command) === 'facility') {
    const attended = await authorizeAttendance(deps, command);
    requireOther(command);
    return attended;
  }
  if (!isOwn(command)) throw new AppError('NOT_FOUND');
  return ownAttended(deps, command);
};

const isBetween = (
  { organizationId, participants }: ConversationItem,
  { shift, booking: { professional } }: Attended,
): boolean =>
  organizationId === shift.organizationId &&
  participants.some(({ userId, userType }) => userType === 'doctor' && userId === professional.userId);

/** Requires the caller's own conversation between the two sides; others answer as missing. */
const requireOpen = async (
  { conversations }: MessageDeps,
  { caller: { userId, membership } }: Command,
  attended: Attended,
  conversationId: string,
): Promise<void> => {
  const conversation = await conversations.get(conversationId);
  const reader = { userId, organizationId: membership?.organizationId ?? null };
  if (!conversation || !mayRead(conversation, reader) || !isBetween(conversation, attended)) {
    throw new AppError('NOT_FOUND');
  }
};

/** Copies a message, except one hidden by staff, which the conversation doesn't show either. */
const messageOf = async (
  { conversations }: MessageDeps,
  { conversationId, messageId }: MessageRef,
): Promise<StoredMessage> => {
  const message = await conversations.message(conversationId, messageId);
  if (!message || message.hidden) throw new AppError('NOT_FOUND');
  return message;
};

const copyOf = (message: StoredMessage, { professional }: Attended['booking'], copying: Copying): AttachedMessage => ({
  conversationId: message.conversationId,
  messageId: message.id,
  sender: message.senderId === professional.userId ? 'worker' : 'facility',
  sentAt: message.createdAt,
  text: message.content,
  files: message.attachments.map(({ fileName }) => fileName),
  ...copying,
});

const copiesOf = async (
  deps: MessageDeps,
  command: Command,
  attended: Attended,
  { refs, copying }: { refs: readonly MessageRef[]; copying: Copying },
): Promise<AttachedMessage[]> => {
  const conversations = new Set(refs.map(({ conversationId }) => conversationId));
  await Promise.all([...conversations].map((id) => requireOpen(deps, command, attended, id)));
  const messages = await Promise.all(refs.map((ref) => messageOf(deps, ref)));
  return messages.map((message) => copyOf(message, attended.booking, copying));
};

const distinct = (refs: readonly MessageRef[]): MessageRef[] =>
  refs.filter((ref, index) => !hasMessage(refs.slice(0, index), ref));

/** Removes messages of one side only. */
const withoutRemoved = (
  messages: readonly AttachedMessage[],
  item: Pick<Attendance, 'dispute'>,
  { remove, side }: { remove: readonly MessageRef[]; side: BookingSide },
): AttachedMessage[] => {
  const isWanted = (message: AttachedMessage): boolean => message.side === side && hasMessage(remove, message);
  const wanted = messages.filter(isWanted);
  if (!wanted.every((message) => mayRemoveMessage(message, item, side))) throw new AppError('ILLEGAL_TRANSITION');
  return messages.filter((message) => !isWanted(message));
};

const bySentTime = (one: AttachedMessage, other: AttachedMessage): number =>
  one.sentAt.localeCompare(other.sentAt) || one.at.localeCompare(other.at);

/**
 * Changes messages with the attendance's version, so of concurrent changes neither loses the other's messages, a side
 * never exceeds its limit, and a decision comes before or after.
 */
export const attachMessages = async (deps: MessageDeps, command: Command): Promise<Attendance> => {
  const side = sideOf(command);
  const member = side === 'facility' ? await loadName(deps, command.caller) : null;
  return retryOnConflict(async () => {
    const attended = await reached(deps, command);
    const { stored, item, booking } = attended;
    const before = item.messages ?? [];
    const kept = withoutRemoved(before, item, { remove: command.remove, side });
    const own = kept.filter((message) => message.side === side);
    const refs = distinct(command.attach).filter((ref) => !hasMessage(own, ref));
    if (refs.length === 0 && kept.length === before.length) return attendanceView(item);
    if (!mayAttachMessages({ status: booking.status, dispute: item.dispute })) throw new AppError('ILLEGAL_TRANSITION');
    if (own.length + refs.length > shiftLimits.attachedMessages) throw new AppError('LIMIT_REACHED');
    const now = deps.clock.now();
    const copying = { side, by: member ?? booking.professional.name, at: now.toISOString() };
    const added = await copiesOf(deps, command, attended, { refs, copying });
    const messages = [...kept, ...added].toSorted(bySentTime);
    return attendanceView(await saveAttendance(deps, { stored, item: { ...item, messages } }, now));
  });
};
