import type { Certification, Profession, Unit } from '../../people/model/healthcare-vocabulary';
import type { specialties } from '../../core/model/vocabulary';

/** Default certifications of a new job; the employer may change all of them. */
export type RequirementPreset = { required: readonly Certification[]; preferred: readonly Certification[] };

const preset = (required: readonly Certification[], preferred: readonly Certification[] = []): RequirementPreset => ({
  required,
  preferred,
});

const nothing = preset([]);
const basic = preset(['bls']);
const emergency = preset(['bls', 'acls', 'pals'], ['tncc', 'cen']);
const intensiveCare = preset(['bls', 'acls'], ['ccrn']);
const stepdown = preset(['bls', 'acls'], ['pccn']);
const operatingRoom = preset(['bls'], ['cnor']);
const neonatal = preset(['bls', 'nrp']);
const pediatric = preset(['bls', 'pals']);
const cancer = preset(['bls', 'chemo_card'], ['ocn']);
const behavioral = preset(['bls', 'cpi']);
const advanced = preset(['bls', 'acls']);

export const professionPresets: Record<Profession, RequirementPreset> = {
  physician: preset(['dea'], ['abms']),
  dentist: basic,
  np: preset(['bls', 'np_cert']),
  pa: preset(['bls', 'nccpa']),
  crna: preset(['bls', 'acls', 'nbcrna']),
  caa: advanced,
  cnm: neonatal,
  cns: basic,
  rn: basic,
  lpn: basic,
  cna: basic,
  medical_assistant: basic,
  pt: basic,
  pta: basic,
  ot: basic,
  cota: basic,
  slp: preset(['bls', 'ccc_slp']),
  respiratory_therapist: preset(['bls', 'acls', 'rrt']),
  rad_tech: preset(['bls', 'arrt_r']),
  sonographer: preset(['bls', 'ardms']),
  cath_tech: advanced,
  surgical_tech: preset(['bls', 'cst']),
  sterile_tech: nothing,
  mls: preset(['ascp']),
  mlt: preset(['ascp']),
  phlebotomist: basic,
  pharmacist: nothing,
  pharmacy_tech: preset(['cpht']),
  psychologist: nothing,
  clinical_social_worker: nothing,
  counselor: nothing,
  paramedic: preset(['bls', 'acls', 'nremt']),
  emt: preset(['bls', 'nremt']),
  dietitian: nothing,
  dental_hygienist: basic,
};

const nurseUnits: Partial<Record<Unit, RequirementPreset>> = {
  ed: emergency,
  peds_ed: preset(['bls', 'acls', 'pals'], ['enpc']),
  freestanding_ed: emergency,
  urgent_care: advanced,
  icu: intensiveCare,
  micu: intensiveCare,
  sicu: intensiveCare,
  cvicu: intensiveCare,
  ccu: intensiveCare,
  neuro_icu: preset(['bls', 'acls', 'nihss'], ['ccrn']),
  trauma_icu: intensiveCare,
  picu: pediatric,
  nicu: neonatal,
  nursery: neonatal,
  pcu: stepdown,
  telemetry: stepdown,
  med_surg: preset(['bls'], ['cmsrn']),
  float_pool: advanced,
  or: operatingRoom,
  cvor: operatingRoom,
  asc: operatingRoom,
  pacu: preset(['bls', 'acls'], ['capa_cpan']),
  endoscopy: advanced,
  cath_lab: advanced,
  ep_lab: advanced,
  ld: preset(['bls', 'nrp', 'efm_course']),
  antepartum: preset(['bls', 'efm_course']),
  postpartum: neonatal,
  peds: pediatric,
  oncology_unit: cancer,
  infusion: cancer,
  dialysis: preset(['bls'], ['cnn']),
  psych: behavioral,
  detox: behavioral,
  case_management: nothing,
  informatics: nothing,
  infection_prevention: nothing,
  nursing_leadership: nothing,
  transport: preset(['bls', 'acls', 'pals']),
  flight: preset(['bls', 'acls', 'pals'], ['cfrn']),
};

/** Units with requirements that differ from the profession's. */
export const unitPresets: Partial<Record<Profession, Partial<Record<Unit, RequirementPreset>>>> = {
  rn: nurseUnits,
  cns: nurseUnits,
  lpn: { psych: behavioral, detox: behavioral },
  cna: { psych: behavioral, detox: behavioral },
  respiratory_therapist: { rt_neonatal: preset(['bls', 'nrp', 'rrt']) },
  rad_tech: {
    ct: preset(['bls', 'arrt_r'], ['arrt_ct']),
    mri: preset(['bls', 'arrt_mr']),
    nuclear_medicine: basic,
    radiation_oncology: basic,
  },
};

/** Specialties in which physicians don't prescribe. */
export const specialtiesWithoutPrescribing: ReadonlySet<(typeof specialties)[number]> = new Set([
  'Pathology',
  'Radiology',
]);
