import * as z from 'zod';
import { answerLimits } from '../limits/answer-limits';
import { answerOutcomes, answerStages } from './answer-vocabulary';
import { Day } from '../../core/model/fields';

const { min, max } = answerLimits.promisedDays;

/** Business days within which an employer promises to answer. */
export const AnswerDays = z.int().min(min).max(max);

/** Promise for one application. `on` is its last day, in `zone`. */
export const PromisedAnswer = z.object({
  days: AnswerDays,
  on: Day,
  zone: z.string(),
  /** Promised day before the extension, which is possible once. */
  extendedFrom: Day.nullable().default(null),
  /** Null while the candidate waits. */
  outcome: z.enum(answerOutcomes).nullable().default(null),
});
export type PromisedAnswer = z.infer<typeof PromisedAnswer>;

const Count = z.int().nonnegative();

/** Record of answers; null below the minimum sample size. */
const AnswerRecord = z.object({ inTime: Count, total: Count }).nullable();
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Answers of a job, for everyone. */
export const PublicAnswers = z.object({ stage: z.enum(answerStages), record: AnswerRecord });
export type PublicAnswers = z.infer<typeof PublicAnswers>;

/** Answers of a job, for its team. */
export const JobAnswers = PublicAnswers.extend({
  /** Days with waiting candidates, oldest first. */
  waiting: z.array(z.object({ on: Day, count: z.int().positive(), stage: z.enum(answerStages) })),
  /** Day from which the job takes no applications, unless the oldest day's applications are answered. */
  pausesOn: Day.nullable(),
});
export type JobAnswers = z.infer<typeof JobAnswers>;
