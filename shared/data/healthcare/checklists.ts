import type { Profession, Unit } from '../../people/model/healthcare-vocabulary';
import type { SkillsChecklistCode } from '../../people/model/skills-vocabulary';
import type { specialties } from '../../core/model/vocabulary';

type ChecklistFacts = {
  /** Version of the content; incremented when skills are added. */
  version: number;
  professions: readonly Profession[];
  /** Unit whose jobs require the checklist; null for a general one. */
  unit: Unit | null;
};

export const checklistFacts: Record<SkillsChecklistCode, ChecklistFacts> = {
  rn_ed: { version: 1, professions: ['rn'], unit: 'ed' },
  rn_icu: { version: 1, professions: ['rn'], unit: 'icu' },
  rn_medsurg_tele: { version: 1, professions: ['rn'], unit: 'med_surg' },
  rn_ld: { version: 1, professions: ['rn'], unit: 'ld' },
  rn_general: { version: 1, professions: ['rn'], unit: null },
  lpn_general: { version: 1, professions: ['lpn'], unit: null },
  cna_general: { version: 1, professions: ['cna'], unit: 'ltc' },
  medical_assistant: { version: 1, professions: ['medical_assistant'], unit: null },
  md_em: { version: 1, professions: ['physician'], unit: 'ed' },
  physician_general: { version: 1, professions: ['physician'], unit: null },
  advanced_practice: { version: 1, professions: ['np', 'pa', 'cns'], unit: null },
  anesthesia: { version: 1, professions: ['crna', 'caa'], unit: null },
  midwifery: { version: 1, professions: ['cnm'], unit: null },
  dentistry: { version: 1, professions: ['dentist'], unit: null },
  dental_hygiene: { version: 1, professions: ['dental_hygienist'], unit: null },
  rt_adult_care: { version: 1, professions: ['respiratory_therapist'], unit: 'rt_adult' },
  rt_neonatal_care: { version: 1, professions: ['respiratory_therapist'], unit: 'rt_neonatal' },
  pt_general: { version: 1, professions: ['pt'], unit: 'therapy_acute' },
  ot_general: { version: 1, professions: ['ot'], unit: null },
  therapy_assistance: { version: 1, professions: ['pta', 'cota'], unit: null },
  slp_general: { version: 1, professions: ['slp'], unit: null },
  imaging: { version: 1, professions: ['rad_tech'], unit: null },
  sonography: { version: 1, professions: ['sonographer'], unit: null },
  cardiovascular: { version: 1, professions: ['cath_tech'], unit: null },
  surgical_technology: { version: 1, professions: ['surgical_tech'], unit: null },
  sterile_processing: { version: 1, professions: ['sterile_tech'], unit: null },
  laboratory: { version: 1, professions: ['mls', 'mlt'], unit: null },
  phlebotomy: { version: 1, professions: ['phlebotomist'], unit: null },
  pharmacy_practice: { version: 1, professions: ['pharmacist'], unit: null },
  pharmacy_support: { version: 1, professions: ['pharmacy_tech'], unit: null },
  behavioral_health: { version: 1, professions: ['psychologist', 'clinical_social_worker', 'counselor'], unit: null },
  paramedicine: { version: 1, professions: ['paramedic'], unit: null },
  emergency_care: { version: 1, professions: ['emt'], unit: null },
  nutrition: { version: 1, professions: ['dietitian'], unit: null },
};

type Offer = {
  general: SkillsChecklistCode;
  /** Units with their own or the closest list; others use the general one. */
  units?: Partial<Record<Unit, SkillsChecklistCode>>;
  specialties?: Partial<Record<(typeof specialties)[number], SkillsChecklistCode>>;
};

export const offeredChecklists: Record<Profession, Offer> = {
  physician: { general: 'physician_general', specialties: { 'Emergency Medicine': 'md_em' } },
  dentist: { general: 'dentistry' },
  np: { general: 'advanced_practice' },
  pa: { general: 'advanced_practice' },
  crna: { general: 'anesthesia' },
  caa: { general: 'anesthesia' },
  cnm: { general: 'midwifery' },
  cns: { general: 'advanced_practice' },
  rn: {
    general: 'rn_general',
    units: {
      ed: 'rn_ed',
      peds_ed: 'rn_ed',
      freestanding_ed: 'rn_ed',
      urgent_care: 'rn_ed',
      icu: 'rn_icu',
      micu: 'rn_icu',
      sicu: 'rn_icu',
      cvicu: 'rn_icu',
      ccu: 'rn_icu',
      neuro_icu: 'rn_icu',
      trauma_icu: 'rn_icu',
      transport: 'rn_icu',
      flight: 'rn_icu',
      med_surg: 'rn_medsurg_tele',
      telemetry: 'rn_medsurg_tele',
      pcu: 'rn_medsurg_tele',
      ortho_neuro: 'rn_medsurg_tele',
      float_pool: 'rn_medsurg_tele',
      oncology_unit: 'rn_medsurg_tele',
      ltac: 'rn_medsurg_tele',
      rehab_unit: 'rn_medsurg_tele',
      ld: 'rn_ld',
      antepartum: 'rn_ld',
    },
  },
  lpn: { general: 'lpn_general' },
  cna: { general: 'cna_general' },
  medical_assistant: { general: 'medical_assistant' },
  pt: { general: 'pt_general' },
  pta: { general: 'therapy_assistance' },
  ot: { general: 'ot_general' },
  cota: { general: 'therapy_assistance' },
  slp: { general: 'slp_general' },
  respiratory_therapist: { general: 'rt_adult_care', units: { rt_neonatal: 'rt_neonatal_care' } },
  rad_tech: { general: 'imaging' },
  sonographer: { general: 'sonography' },
  cath_tech: { general: 'cardiovascular' },
  surgical_tech: { general: 'surgical_technology' },
  sterile_tech: { general: 'sterile_processing' },
  mls: { general: 'laboratory' },
  mlt: { general: 'laboratory' },
  phlebotomist: { general: 'phlebotomy' },
  pharmacist: { general: 'pharmacy_practice' },
  pharmacy_tech: { general: 'pharmacy_support' },
  psychologist: { general: 'behavioral_health' },
  clinical_social_worker: { general: 'behavioral_health' },
  counselor: { general: 'behavioral_health' },
  paramedic: { general: 'paramedicine' },
  emt: { general: 'emergency_care' },
  dietitian: { general: 'nutrition' },
  dental_hygienist: { general: 'dental_hygiene' },
};
