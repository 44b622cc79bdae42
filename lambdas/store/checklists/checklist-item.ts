import { Instant } from '@shared/model/fields';
import { SignedChecklist, SkillAnswers, SkillsChecklistCode } from '@shared/model/skills-checklist';
import * as z from 'zod';

/** One item: a signature replaces draft and former signature at once. */
export const StoredChecklist = z.object({
  checklist: SkillsChecklistCode,
  draft: SkillAnswers.nullable(),
  signed: SignedChecklist.nullable(),
  version: z.int().positive(),
  updatedAt: Instant,
});
export type StoredChecklist = z.infer<typeof StoredChecklist>;
