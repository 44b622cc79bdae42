import type { SkillGroup } from '../../../people/model/skills-vocabulary';

/** Labels: locales/<language>/labels/skills.json. A list that gains skills gets a new version in checklists.ts. */
export type ChecklistSkills = readonly { group: SkillGroup; skills: readonly string[] }[];
