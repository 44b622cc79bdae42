import { answerSteps } from '@shared/hiring/model/answer-vocabulary';
import { Day } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Item } from '../../../../platform/table/table';

const Count = z.int().nonnegative().default(0);

/** A job's applications whose answers are promised for one day: counters, and what happens next. */
export const AnswerDayItem = z.object({
  jobId: z.string(),
  organizationId: z.string(),
  on: Day,
  zone: z.string(),
  open: Count,
  inTime: Count,
  late: Count,
  unanswered: Count,
  /** The next one; null after the last. */
  step: z.enum(answerSteps).nullable().default(null),
  /** The last one with candidates who waited. */
  reached: z
    .object({ step: z.enum(answerSteps), at: z.string(), open: z.int().positive() })
    .nullable()
    .default(null),
});
export type AnswerDayItem = z.infer<typeof AnswerDayItem>;

export const readAnswerDay = (item: Item): AnswerDayItem => AnswerDayItem.parse(item);
