import type { Attendance } from '../../model/attendance';
import type { AttachedMessage, MessageRef } from '../../model/attached-message';
import type { BookingSide } from '../../model/shifts/shift-vocabulary';
import { lastRuling, openDisputeCase } from './dispute-cases';

type Decided = Pick<Attendance, 'dispute'>;
type Disputable = Pick<Attendance, 'status' | 'dispute'>;

/** Whether messages can be attached: from the return until the hours are settled or decided. */
export const mayAttachMessages = ({ status, dispute }: Disputable): boolean => {
  if (!dispute) return status === 'returned';
  return dispute.settledMinutes === null || openDisputeCase(dispute) !== null;
};

/** The side that attached it may remove it, unless staff have decided with it: an appeal needs the same evidence. */
export const mayRemoveMessage = (
  { side, at }: Pick<AttachedMessage, 'side' | 'at'>,
  { dispute }: Decided,
  by: BookingSide,
): boolean => {
  const decidedAt = dispute && lastRuling(dispute)?.decidedAt;
  return side === by && (!decidedAt || Date.parse(at) > Date.parse(decidedAt));
};

export const isMessage =
  (one: MessageRef) =>
  (other: MessageRef): boolean =>
    one.messageId === other.messageId && one.conversationId === other.conversationId;

export const hasMessage = (messages: readonly MessageRef[], message: MessageRef): boolean =>
  messages.some(isMessage(message));
