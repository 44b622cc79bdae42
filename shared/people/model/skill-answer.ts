import * as z from 'zod';
import { notice } from '../../text/notice';
import { Day } from '../../core/model/fields';
import { lastDoneSpans, skillRatings } from './skills-vocabulary';

/** Without experience, it can't have been done recently. */
export const SkillAnswer = z
  .strictObject({ rating: z.literal(skillRatings), lastDone: z.enum(lastDoneSpans).nullable() })
  .refine(({ rating, lastDone }) => (rating === 1) === (lastDone === null), {
    path: ['lastDone'],
    message: notice('required'),
  });
export type SkillAnswer = z.infer<typeof SkillAnswer>;

/** Schema of a signed checklist. It doesn't include the skill lists, which functions that only read answers don't need. */
export const signedChecklistWith = <Answers extends z.ZodType>(answers: Answers) =>
  z.object({
    signedOn: Day,
    name: z.string(),
    /** Version of the list's content. */
    contentVersion: z.int().positive(),
    share: z.number().min(0).max(1),
    answers,
  });
