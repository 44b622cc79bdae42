import * as z from 'zod';
import { answerLimits } from '../limits/answer-limits';
import { answerOutcomes, answerStages } from './answer-vocabulary';
import { Day } from '../../core/model/fields';

const { min, max } = answerLimits.promisedDays;

/** Business days within which an employer promises to answer. */
export const AnswerDays = z.int().min(min).max(max);

/** Of one application. `on` is the last day of the promise, on the calendar of `zone`. */
export const PromisedAnswer = z.object({
  days: AnswerDays,
  on: Day,
  zone: z.string(),
  /** The day before the promise was extended, which is possible once. */
  extendedFrom: Day.nullable().default(null),
  /** Null while the candidate waits. */
  outcome: z.enum(answerOutcomes).nullable().default(null),
});
export type PromisedAnswer = z.infer<typeof PromisedAnswer>;

const Count = z.int().nonnegative();

/** Null below the smallest sample. */
const AnswerRecord = z.object({ inTime: Count, total: Count }).nullable();
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Of a job, for everyone. */
export const PublicAnswers = z.object({ stage: z.enum(answerStages), record: AnswerRecord });
export type PublicAnswers = z.infer<typeof PublicAnswers>;

/** Of a job, for its team. */
export const JobAnswers = PublicAnswers.extend({
  /** Days with candidates who wait, oldest first. */
  waiting: z.array(z.object({ on: Day, count: z.int().positive(), stage: z.enum(answerStages) })),
  /** From this day on the job takes no applications, if nothing of the oldest day is answered. */
  pausesOn: Day.nullable(),
});
export type JobAnswers = z.infer<typeof JobAnswers>;
