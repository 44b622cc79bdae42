import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';

export const checklistKeys = {
  skillsChecklist: (userId: string, checklist: SkillsChecklistCode) => ({ pk: `USER#${userId}#SKILLS`, sk: checklist }),
} as const;

export const checklistIndexes = {
  /** table: draft and signature of each checklist. */
  skillsChecklists: (userId: string) => `USER#${userId}#SKILLS`,
} as const;
