import * as z from 'zod';
import { limits } from '../../limits';
import { Instant, prose } from '../../core/model/fields';

/** Message that a consumer couldn't process. `data` has IDs and states of its event, never names or texts. */
export const DeadLetter = z.object({
  consumer: z.string(),
  messageId: z.string(),
  eventId: z.string(),
  eventType: z.string(),
  receiveCount: z.int(),
  firstSeenAt: Instant,
  error: z.string().nullable(),
  data: z.record(z.string(), z.string()),
  /** Whether it can be sent again, which only works for a consumer's queue. */
  replayable: z.boolean(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

export const DeadLetterParams = z.strictObject({
  consumer: z.string().regex(/^[a-z-]{1,60}$/),
  messageId: z.string().regex(/^[\w-]{1,100}$/),
});

export const DeadLetterDecision = z.strictObject({ reason: prose(limits.reasonLength) });
