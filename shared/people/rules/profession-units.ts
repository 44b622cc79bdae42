import { professionFacts, type professionGroups } from '../../data/healthcare/professions';
import { unitFacts, type unitGroups } from '../../data/healthcare/units';
import { professions, units, type Profession, type Unit } from '../model/healthcare-vocabulary';

type UnitGroup = (typeof unitGroups)[number];

const bedside: readonly UnitGroup[] = [
  'acute',
  'ambulatory',
  'perioperative',
  'cardio',
  'womens',
  'behavioral',
  'post_acute',
  'home',
];

/** Unit groups by profession group. */
const unitGroupsOf: Record<(typeof professionGroups)[number], readonly UnitGroup[]> = {
  provider: [...bedside, 'provider'],
  nursing: [...bedside, 'non_bedside', 'ems', 'imaging', 'provider'],
  therapy: ['therapy'],
  imaging: ['imaging', 'cardio'],
  perioperative: ['perioperative', 'cardio', 'womens'],
  laboratory: ['laboratory'],
  pharmacy: ['pharmacy'],
  behavioral: ['behavioral', 'ambulatory', 'post_acute', 'home', 'acute', 'provider', 'non_bedside'],
  ems: ['ems', 'acute', 'ambulatory'],
  allied: ['ambulatory', 'acute', 'post_acute', 'home'],
};

const groupsOf = (profession: Profession): readonly UnitGroup[] =>
  profession === 'respiratory_therapist'
    ? ['respiratory', 'ems', 'home']
    : unitGroupsOf[professionFacts[profession].group];

/** Units that a profession works in; empty if it uses a specialty or neither. */
export const unitsOf = (profession: Profession): Unit[] =>
  professionFacts[profession].asks === 'unit'
    ? units.filter((unit) => groupsOf(profession).includes(unitFacts[unit].group))
    : [];

/** Professions that work in a unit of this kind. */
export const professionsOfUnit = (unit: Unit): Profession[] => professions.filter((it) => unitsOf(it).includes(unit));
