import { certificationHolders } from '../../data/healthcare/certification-holders';
import {
  professionPresets,
  specialtiesWithoutPrescribing,
  unitPresets,
  type RequirementPreset,
} from '../../data/healthcare/requirements';
import { certifications, type Certification, type Profession } from '../../people/model/healthcare-vocabulary';
import type { JobDraft } from '../model/job';

export const canHold = (profession: Profession, certification: Certification): boolean =>
  certificationHolders[certification]?.includes(profession) ?? true;

/** Certifications that every accepted profession can hold. */
export const certificationsFor = (professions: readonly Profession[]): Certification[] =>
  certifications.filter((certification) => professions.every((profession) => canHold(profession, certification)));

type Role = Pick<JobDraft, 'professions' | 'unit' | 'specialty'>;

const presetOf = (profession: Profession, { unit, specialty }: Role): RequirementPreset => {
  if (profession === 'physician' && specialty !== null && specialtiesWithoutPrescribing.has(specialty))
    return { ...professionPresets.physician, required: [] };
  return (unit === null ? undefined : unitPresets[profession]?.[unit]) ?? professionPresets[profession];
};

export type SuggestedCertifications = Pick<JobDraft, 'requiredCertifications' | 'preferredCertifications'>;

/** Usual certifications of the professions that each of them can hold. */
export const suggestedCertifications = (role: Role): SuggestedCertifications => {
  const presets = role.professions.map((profession) => presetOf(profession, role));
  const possible = certificationsFor(role.professions);
  const required = possible.filter((it) => presets.some((preset) => preset.required.includes(it)));
  return {
    requiredCertifications: required,
    preferredCertifications: possible.filter(
      (it) => !required.includes(it) && presets.some((preset) => preset.preferred.includes(it)),
    ),
  };
};

/** Whether the work is patient-facing, for which basic life support is usual. */
export const isPatientFacing = (role: Role): boolean =>
  suggestedCertifications(role).requiredCertifications.includes('bls');
