import { checklistFacts, offeredChecklists } from '../data/healthcare/checklists';
import type { Profession, Unit } from '../model/healthcare-vocabulary';
import {
  independentFrom,
  type ChecklistState,
  type SkillRating,
  type SkillsChecklistCode,
} from '../model/skills-vocabulary';
import type { specialties } from '../model/vocabulary';
import { isChecklistCurrent, isChecklistShown } from './checklist-dates';

type Practice = {
  profession: Profession | null;
  units: readonly { unit: Unit }[];
  specialty: (typeof specialties)[number] | null;
};

/** Without repeats; the first is that of the main profession and unit. */
export const offeredChecklistsOf = ({ profession, units, specialty }: Practice): SkillsChecklistCode[] => {
  if (profession === null) return [];
  const offer = offeredChecklists[profession];
  const ofUnits = offer.specialties ? [] : units.map(({ unit }) => offer.units?.[unit] ?? offer.general);
  if (ofUnits.length > 0) return [...new Set(ofUnits)];
  return [(specialty && offer.specialties?.[specialty]) ?? offer.general];
};

/** Jobs ask for a checklist where their unit has its own. */
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
