import type { SkillsChecklistCode } from '../../../people/model/skills-vocabulary';
import type { ChecklistSkills } from './checklist-skills';
import { nursingSkills } from './nursing-skills';
import { providerSkills } from './provider-skills';
import { supportSkills } from './support-skills';
import { technicalSkills } from './technical-skills';
import { therapySkills } from './therapy-skills';

export const skillsOfChecklists = {
  ...nursingSkills,
  ...providerSkills,
  ...therapySkills,
  ...technicalSkills,
  ...supportSkills,
} as const satisfies Record<SkillsChecklistCode, ChecklistSkills>;

export type Skill = (typeof skillsOfChecklists)[SkillsChecklistCode][number]['skills'][number];
