import * as z from 'zod';
import { skillsOfChecklists, type Skill } from '../../data/healthcare/checklist-skills/skills-of-checklists';
import { notice } from '../../text/notice';
import { Unit } from '../../core/model/enumerations';
import { Day, FirstVersion, SignedName, Version } from '../../core/model/fields';
import { SkillAnswer, signedChecklistWith } from './skill-answer';
import { checklistStates, lastDoneSpans, skillGroups, skillRatings, skillsChecklistCodes } from './skills-vocabulary';

export const SkillsChecklistCode = z.enum(skillsChecklistCodes);

const skills = Object.values(skillsOfChecklists).flatMap((groups) =>
  groups.flatMap((it): readonly Skill[] => it.skills),
);
const Skill = z.enum([...new Set(skills)]);

export const SkillAnswers = z.partialRecord(Skill, SkillAnswer);
export type SkillAnswers = z.infer<typeof SkillAnswers>;

export const SignedChecklist = signedChecklistWith(SkillAnswers);
export type SignedChecklist = z.infer<typeof SignedChecklist>;

/** 0 before the first save. */
const ChecklistVersion = FirstVersion;

export const MyChecklist = z.object({
  checklist: SkillsChecklistCode,
  /** Whether it belongs to the main profession and unit, which earns points. */
  main: z.boolean(),
  /** Units of the profile that this list covers. */
  units: z.array(Unit),
  state: z.enum(checklistStates),
  signedOn: Day.nullable(),
  renewOn: Day.nullable(),
  share: z.number().nullable(),
  /** Whether it has unsigned changes. */
  drafted: z.boolean(),
  /** Number of rated skills, in the draft if there is one. */
  rated: z.int(),
  skills: z.int(),
});
export type MyChecklist = z.infer<typeof MyChecklist>;

export const ChecklistDetail = MyChecklist.extend({
  groups: z.array(z.object({ group: z.enum(skillGroups), skills: z.array(Skill) })),
  /** Answers of the draft, or else the signed ones. */
  answers: SkillAnswers,
  signedName: z.string().nullable(),
  version: ChecklistVersion,
});
export type ChecklistDetail = z.infer<typeof ChecklistDetail>;

/** Null discards the draft. */
export const ChecklistDraft = z.strictObject({ answers: SkillAnswers.nullable(), version: ChecklistVersion });

export const ChecklistSignature = z.strictObject({
  name: SignedName,
  confirmed: z.literal(true, notice('required')),
  version: Version,
});

/** Checklist as employers see it after an application. */
export const CandidateChecklist = z.object({
  checklist: SkillsChecklistCode,
  state: z.enum(['current', 'renew']),
  signedOn: Day,
  share: z.number(),
  groups: z.array(
    z.object({
      group: z.enum(skillGroups),
      skills: z.array(
        z.object({ skill: Skill, rating: z.literal(skillRatings), lastDone: z.enum(lastDoneSpans).nullable() }),
      ),
    }),
  ),
});
export type CandidateChecklist = z.infer<typeof CandidateChecklist>;
