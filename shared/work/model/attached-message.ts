import * as z from 'zod';
import { shiftLimits } from '../limits/shift-limits';
import { notice } from '../../text/notice';
import { ConversationId, Instant, MessageId } from '../../core/model/fields';
import { bookingSides } from './shifts/shift-vocabulary';

export const MessageRef = z.strictObject({ conversationId: ConversationId, messageId: MessageId });
export type MessageRef = z.infer<typeof MessageRef>;

/** Copy of a message as evidence about hours, independent of later changes to the message. */
export const AttachedMessage = z.object({
  ...MessageRef.shape,
  /** Sender of the message. */
  sender: z.enum(bookingSides),
  sentAt: Instant,
  text: z.string(),
  /** Names of its attachments, which stay in the conversation. */
  files: z.array(z.string()),
  /** Side that attached it, and the person's name. */
  side: z.enum(bookingSides),
  by: z.string(),
  at: Instant,
});
export type AttachedMessage = z.infer<typeof AttachedMessage>;

const MessageRefs = z.array(MessageRef).max(shiftLimits.attachedMessages).default([]);

/** `remove` is applied first, so a full list can be changed in one step. */
export const AttachedMessagesForm = z
  .strictObject({ attach: MessageRefs, remove: MessageRefs })
  .refine(({ attach, remove }) => attach.length + remove.length > 0, {
    path: ['attach'],
    message: notice('required'),
  });
