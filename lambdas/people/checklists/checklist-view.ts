import { skillsOfChecklists, type Skill } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import { checklistRenewalOn } from '@shared/people/rules/checklist-dates';
import {
  checklistState,
  coveredUnitsOf,
  offeredChecklistsOf,
  unratedSkills,
} from '@shared/people/rules/skills-checklists';
import type { ChecklistDetail, MyChecklist, SkillAnswers } from '@shared/people/model/skills-checklist';
import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';
import type { StoredChecklist } from '../../store/people/checklists/checklist-item';
import type { ChecklistPractice } from '../../store/people/checklists/ports';

export const skillsIn = (checklist: SkillsChecklistCode): Skill[] =>
  skillsOfChecklists[checklist].flatMap((it): readonly Skill[] => it.skills);

/** Returns answers without skills that the list no longer has. */
export const answersOf = (checklist: SkillsChecklistCode, stored: StoredChecklist | null): SkillAnswers => {
  const answers = stored?.draft ?? stored?.signed?.answers ?? {};
  return Object.fromEntries(skillsIn(checklist).flatMap((skill) => (answers[skill] ? [[skill, answers[skill]]] : [])));
};

export type Viewed = {
  checklist: SkillsChecklistCode;
  stored: StoredChecklist | null;
  practice: ChecklistPractice;
  today: string;
};

export const myChecklist = ({ checklist, stored, practice, today }: Viewed): MyChecklist => {
  const skills = skillsIn(checklist);
  const signedOn = stored?.signed?.signedOn ?? null;
  return {
    checklist,
    main: offeredChecklistsOf(practice)[0] === checklist,
    units: coveredUnitsOf(checklist, practice),
    state: checklistState(signedOn, today),
    signedOn,
    renewOn: signedOn && checklistRenewalOn(signedOn),
    share: stored?.signed?.share ?? null,
    drafted: (stored?.draft ?? null) !== null,
    rated: skills.length - unratedSkills(skills, answersOf(checklist, stored)).length,
    skills: skills.length,
  };
};

export const checklistDetail = (viewed: Viewed): ChecklistDetail => {
  const { checklist, stored } = viewed;
  return {
    ...myChecklist(viewed),
    groups: skillsOfChecklists[checklist].map(({ group, skills }) => ({ group, skills: [...skills] })),
    answers: answersOf(checklist, stored),
    signedName: stored?.signed?.name ?? null,
    version: stored?.version ?? 0,
  };
};
