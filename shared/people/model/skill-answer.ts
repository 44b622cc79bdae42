import * as z from 'zod';
import { notice } from '../../text/notice';
import { Day } from '../../core/model/fields';
import { lastDoneSpans, skillRatings } from './skills-vocabulary';

/** Without experience, nothing was done lately. */
export const SkillAnswer = z
  .strictObject({ rating: z.literal(skillRatings), lastDone: z.enum(lastDoneSpans).nullable() })
  .refine(({ rating, lastDone }) => (rating === 1) === (lastDone === null), {
    path: ['lastDone'],
    message: notice('required'),
  });
export type SkillAnswer = z.infer<typeof SkillAnswer>;

/** What is signed. The lists of skills aren't in this file, because functions that only read answers don't need them. */
export const signedChecklistWith = <Answers extends z.ZodType>(answers: Answers) =>
  z.object({
    signedOn: Day,
    name: z.string(),
    /** Of the list's content. */
    contentVersion: z.int().positive(),
    share: z.number().min(0).max(1),
    answers,
  });
