import { professionFacts } from '../../../data/healthcare/professions';
import { unitFacts } from '../../../data/healthcare/units';
import type { Profession, Unit } from '../../../people/model/healthcare-vocabulary';
import { isChecklistCurrent } from '../../../people/rules/checklist-dates';
import { isCurrent } from './match-dates';
import { fit, type Fit } from './match-fit';
import type { JobSubject, PersonSubject, Specialty } from './match-subjects';
import { unitShare, weighedUnitYears } from '../../../people/rules/unit-years';

/** Overlapping fields: a specialty counts half for others in its group. */
const related: readonly (readonly Specialty[])[] = [
  ['Family Medicine', 'General Practice', 'Internal Medicine', 'Primary Care', 'Urgent Care'],
  ['Critical Care', 'Emergency Medicine', 'Urgent Care'],
  ['Anesthesiology', 'Critical Care'],
  ['Cardiology', 'Internal Medicine'],
  ['Plastic Surgery', 'Surgery'],
  ['Orthopedics', 'Physical Medicine'],
  ['Otolaryngology', 'Surgery'],
  ['Neurology', 'Psychiatry'],
];

/** Specialties that count at least in part. */
export const relatedSpecialties = (specialty: Specialty): Specialty[] => [
  ...new Set([specialty, ...related.filter((group) => group.includes(specialty)).flat()]),
];

const unitFit = (unit: Unit, units: PersonSubject['units']): Fit => {
  if (units.length === 0) return fit(0, { code: 'unit_not_given', args: { unit } });
  const [best] = units
    .map((it) => ({ ownUnit: it.unit, share: unitShare(unit, it.unit) }))
    .sort((a, b) => b.share - a.share);
  if (!best || best.share === 0) return fit(0, { code: 'unit_different', args: { unit } });
  return best.ownUnit === unit
    ? fit(1, { code: 'unit_same', args: { unit } })
    : fit(best.share, { code: 'unit_related', args: { unit, ownUnit: best.ownUnit } });
};

const specialtyFit = (specialty: Specialty | null, ownSpecialty: Specialty | null): Fit => {
  if (specialty === null) return null;
  if (ownSpecialty === null) return fit(0, { code: 'specialty_not_given', args: { specialty } });
  if (specialty === ownSpecialty) return fit(1, { code: 'specialty_same', args: { specialty } });
  return related.some((group) => group.includes(specialty) && group.includes(ownSpecialty))
    ? fit(0.5, { code: 'specialty_related', args: { specialty, ownSpecialty } })
    : fit(0, { code: 'specialty_different', args: { specialty, ownSpecialty } });
};

/** Compares units for people who work in units, and otherwise specialties, including that of a unit. */
export const fieldFit = ({ unit, specialty }: JobSubject, person: PersonSubject, profession: Profession): Fit => {
  const { asks } = professionFacts[profession];
  if (asks === 'none') return null;
  if (asks === 'unit' && unit !== null) return unitFit(unit, person.units);
  return specialtyFit(specialty ?? (unit === null ? null : unitFacts[unit].specialty), person.specialty);
};

/** More experience than required never lowers the score. */
export const experienceFit = ({ years, unit }: JobSubject, person: PersonSubject, today: string): Fit => {
  if (!years || years.min === 0) return null;
  const requiredYears = years.min;
  if (years.of === 'unit' && unit !== null) {
    const found = weighedUnitYears(unit, person.units, today);
    const reason = { code: 'unit_years_counted', args: { unit, years: Math.floor(found), requiredYears } } as const;
    return fit(Math.min(1, found / requiredYears), reason);
  }
  const found = person.practiceYears ?? 0;
  return fit(Math.min(1, found / requiredYears), {
    code: 'practice_years_counted',
    args: { years: found, requiredYears },
  });
};

export const preferredFit = (
  { preferredCertifications }: JobSubject,
  { certifications }: PersonSubject,
  today: string,
): Fit => {
  const preferred = preferredCertifications.length;
  if (preferred === 0) return null;
  const valid = new Set(certifications.filter((it) => isCurrent(it, today)).map(({ code }) => code));
  const held = preferredCertifications.filter((it) => valid.has(it)).length;
  return fit(held / preferred, { code: 'preferred_certifications', args: { held, preferred } });
};

/** Share of the checklist; null without a current one. */
export const checklistShare = ({ skills }: PersonSubject, unit: Unit, today: string): number | null => {
  const signed = skills?.[unit];
  return signed && isChecklistCurrent(signed.signedOn, today) ? signed.share : null;
};

export const skillsFit = ({ asksSkills, unit }: JobSubject, person: PersonSubject, today: string): Fit => {
  if (!asksSkills || unit === null) return null;
  const share = checklistShare(person, unit, today);
  if (share === null) return fit(0, { code: 'skills_not_signed', args: { unit } });
  return fit(share, { code: 'skills_covered', args: { percent: Math.round(100 * share) } });
};

export const recordSystemFit = ({ recordSystem }: JobSubject, { recordSystems }: PersonSubject): Fit => {
  if (recordSystem === undefined) return null;
  return recordSystems?.includes(recordSystem)
    ? fit(1, { code: 'record_system_known', args: { recordSystem } })
    : fit(0, { code: 'record_system_unknown', args: { recordSystem } });
};
