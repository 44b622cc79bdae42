import { answerSteps } from '@shared/hiring/model/answer-vocabulary';
import { Day } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Item } from '../../../../platform/table/table';

const Count = z.int().nonnegative().default(0);

/** A job's applications with answers promised for one day: counters, and the next step. */
export const AnswerDayItem = z.object({
  jobId: z.string(),
  organizationId: z.string(),
  on: Day,
  zone: z.string(),
  open: Count,
  inTime: Count,
  late: Count,
  unanswered: Count,
  /** Next step; null after the last. */
  step: z.enum(answerSteps).nullable().default(null),
  /** Last step with waiting candidates. */
  reached: z
    .object({ step: z.enum(answerSteps), at: z.string(), open: z.int().positive() })
    .nullable()
    .default(null),
});
export type AnswerDayItem = z.infer<typeof AnswerDayItem>;

export const readAnswerDay = (item: Item): AnswerDayItem => AnswerDayItem.parse(item);
