import { Instant } from '@shared/core/model/fields';
import { signedChecklistWith, SkillAnswer } from '@shared/people/model/skill-answer';
import type { SkillAnswers } from '@shared/people/model/skills-checklist';
import { skillsChecklistCodes } from '@shared/people/model/skills-vocabulary';
import * as z from 'zod';

/** Skills that were removed from a list stay readable. */
const StoredAnswers: z.ZodType<SkillAnswers> = z.record(z.string(), SkillAnswer);

/** One item, so a signature replaces draft and former signature at once. */
export const StoredChecklist = z.object({
  checklist: z.enum(skillsChecklistCodes),
  draft: StoredAnswers.nullable(),
  signed: signedChecklistWith(StoredAnswers).nullable(),
  version: z.int().positive(),
  updatedAt: Instant,
});
export type StoredChecklist = z.infer<typeof StoredChecklist>;
