import * as z from 'zod';
import { limits } from '../../limits';
import { BoardPlace } from '../../work/model/shifts/board';
import {
  ApplicationId,
  ConversationId,
  Day,
  InterviewId,
  JobId,
  LocationId,
  ShiftId,
  UserId,
} from '../../core/model/fields';

/** Topic that an open page can follow. Following is authorized like reading. */
export const Topic = z.union([
  z.templateLiteral(['job:', JobId]),
  z.templateLiteral(['person:', UserId]),
  z.templateLiteral(['board:', LocationId, ':', Day]),
]);
export type Topic = z.infer<typeof Topic>;

export const topicOf = {
  job: (jobId: string): Topic => `job:${jobId}`,
  person: (userId: string): Topic => `person:${userId}`,
  /** Coverage of a location in the week of this Monday. */
  board: (locationId: string, monday: string): Topic => `board:${locationId}:${monday}`,
} as const;

export const topicTarget = (topic: Topic): { kind: keyof typeof topicOf; id: string } => {
  const [kind, id = ''] = topic.split(':');
  return { kind: kind === 'job' || kind === 'board' ? kind : 'person', id };
};

/** WebRTC signaling between two browsers; the server relays it unread. */
export const Signal = z.strictObject({
  kind: z.enum(['hello', 'description', 'candidate', 'state', 'bye']),
  /** Page of the sender, who may have two open. */
  from: z.string().min(1).max(40),
  /** Page of the recipient; null for everyone in the call. */
  to: z.string().min(1).max(40).nullable(),
  payload: z.string().max(limits.signalLength),
});
export type Signal = z.infer<typeof Signal>;

/** Messages from the browser. */
export const LiveMessage = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('authenticate'), token: z.string().min(1).max(4096) }),
  z.strictObject({ action: z.literal('ping') }),
  z.strictObject({ action: z.literal('follow'), topic: Topic }),
  z.strictObject({ action: z.literal('unfollow'), topic: Topic }),
  z.strictObject({ action: z.literal('typing'), conversationId: ConversationId }),
  z.strictObject({ action: z.literal('signal'), interviewId: InterviewId, signal: Signal }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Update with IDs only; the page fetches what it may read. `application.changed` goes to all followers of the job. */
export const LiveUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification.created') }),
  z.object({ type: z.literal('notification.changed') }),
  z.object({ type: z.literal('application.changed'), jobId: JobId, applicationId: ApplicationId }),
  z.object({ type: z.literal('interview.changed'), interviewId: InterviewId, applicationId: ApplicationId.nullable() }),
  z.object({ type: z.literal('offer.changed'), applicationId: ApplicationId }),
  z.object({ type: z.literal('timesheet.changed'), placementId: z.string(), weekStartsOn: z.string() }),
  /** `cells`: days by unit. */
  z.object({ type: z.literal('board.changed'), locationId: LocationId, weekStartsOn: Day, cells: z.array(BoardPlace) }),
  z.object({ type: z.literal('booking.changed'), shiftId: ShiftId }),
  z.object({ type: z.literal('invite.sent'), shiftId: ShiftId }),
  z.object({ type: z.literal('message.created'), conversationId: ConversationId }),
  z.object({ type: z.literal('conversation.read'), conversationId: ConversationId }),
  z.object({ type: z.literal('typing'), conversationId: ConversationId, userId: UserId }),
  z.object({ type: z.literal('presence'), userId: UserId, online: z.boolean() }),
  z.object({ type: z.literal('signal'), interviewId: InterviewId, userId: UserId, signal: Signal }),
]);
export type LiveUpdate = z.infer<typeof LiveUpdate>;
