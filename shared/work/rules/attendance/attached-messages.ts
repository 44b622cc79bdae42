import type { Attendance } from '../../model/attendance';
import type { AttachedMessage, MessageRef } from '../../model/attached-message';
import type { BookingSide } from '../../model/shifts/shift-vocabulary';
import { lastRuling, openDisputeCase } from './dispute-cases';

type Decided = Pick<Attendance, 'dispute'>;
type Disputable = Pick<Attendance, 'status' | 'dispute'>;

/** Whether messages can be attached: from the return on, until the two sides or staff have decided on the hours. */
export const mayAttachMessages = ({ status, dispute }: Disputable): boolean => {
  if (!dispute) return status === 'returned';
  return dispute.settledMinutes === null || openDisputeCase(dispute) !== null;
};

/** Its own side may, unless staff have decided with it: an appeal is about what was there. */
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
