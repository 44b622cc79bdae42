import { checklistFacts, offeredChecklists } from '../../data/healthcare/checklists';
import type { Profession, Unit } from '../model/healthcare-vocabulary';
import {
  independentFrom,
  type ChecklistState,
  type SkillRating,
  type SkillsChecklistCode,
} from '../model/skills-vocabulary';
import type { specialties } from '../../core/model/vocabulary';
import { professionsOf } from './other-professions';
import { unitsOf } from './profession-units';
import { isChecklistCurrent, isChecklistShown } from './checklist-dates';

type Practice = {
  profession: Profession | null;
  otherProfessions?: readonly { profession: Profession }[];
  units: readonly { unit: Unit }[];
  specialty: (typeof specialties)[number] | null;
};

type Worked = { profession: Profession; units: Unit[] };

/** Each profession with the units that it works in. */
const workOf = ({ profession, otherProfessions = [], units }: Practice): Worked[] => {
  if (profession === null) return [];
  const worked = units.map(({ unit }) => unit);
  if (otherProfessions.length === 0) return [{ profession, units: worked }];
  return professionsOf({ profession, otherProfessions }).map((it) => {
    const possible = unitsOf(it);
    return { profession: it, units: worked.filter((unit) => possible.includes(unit)) };
  });
};

const checklistOf = (profession: Profession, unit: Unit): SkillsChecklistCode => {
  const { general, units: own } = offeredChecklists[profession];
  return own?.[unit] ?? general;
};

const offeredFor = ({ profession, units }: Worked, specialty: Practice['specialty']): SkillsChecklistCode[] => {
  const { general, specialties: own } = offeredChecklists[profession];
  if (!own && units.length > 0) return units.map((unit) => checklistOf(profession, unit));
  return [(specialty && own?.[specialty]) ?? general];
};

/** Checklists without duplicates; the first is that of the main profession and unit. */
export const offeredChecklistsOf = (practice: Practice): SkillsChecklistCode[] => [
  ...new Set(workOf(practice).flatMap((it) => offeredFor(it, practice.specialty))),
];

/** Units that the checklist covers. */
export const coveredUnitsOf = (checklist: SkillsChecklistCode, practice: Practice): Unit[] => [
  ...new Set(
    workOf(practice).flatMap(({ profession, units }) =>
      units.filter((unit) => checklistOf(profession, unit) === checklist),
    ),
  ),
];

/** Whether a job requires a checklist: if its unit has its own. */
export const hasOwnChecklist = (unit: Unit | null, professions: readonly Profession[]): boolean =>
  unit !== null &&
  Object.values(checklistFacts).some(
    (it) => it.unit === unit && it.professions.some((one) => professions.includes(one)),
  );

type Answers = Partial<Record<string, { rating: SkillRating }>>;

export const unratedSkills = <S extends string>(skills: readonly S[], answers: Answers): S[] =>
  skills.filter((skill) => answers[skill] === undefined);

/** Share of the answers at an independent level, 0 to 1. */
export const independentShare = (answers: Answers): number => {
  const ratings = Object.values(answers).flatMap((it) => (it ? [it.rating] : []));
  if (ratings.length === 0) return 0;
  return ratings.filter((rating) => rating >= independentFrom).length / ratings.length;
};

export const checklistState = (signedOn: string | null, today: string): ChecklistState => {
  if (signedOn === null) return 'open';
  if (isChecklistCurrent(signedOn, today)) return 'current';
  return isChecklistShown(signedOn, today) ? 'renew' : 'expired';
};
