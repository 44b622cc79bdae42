// Separate from the schemas, so pages that only show a rating do not load zod.

export const skillsChecklistCodes = [
  'rn_ed',
  'rn_icu',
  'rn_medsurg_tele',
  'rn_ld',
  'rn_general',
  'lpn_general',
  'cna_general',
  'medical_assistant',
  'md_em',
  'physician_general',
  'advanced_practice',
  'anesthesia',
  'midwifery',
  'dentistry',
  'dental_hygiene',
  'rt_adult_care',
  'rt_neonatal_care',
  'pt_general',
  'ot_general',
  'therapy_assistance',
  'slp_general',
  'imaging',
  'sonography',
  'cardiovascular',
  'surgical_technology',
  'sterile_processing',
  'laboratory',
  'phlebotomy',
  'pharmacy_practice',
  'pharmacy_support',
  'behavioral_health',
  'paramedicine',
  'emergency_care',
  'nutrition',
] as const;
export type SkillsChecklistCode = (typeof skillsChecklistCodes)[number];

export const skillGroups = [
  'assessment',
  'tests',
  'treatment',
  'care',
  'mobility',
  'procedures',
  'medications',
  'equipment',
  'emergencies',
  'safety',
  'quality',
  'teaching',
  'documentation',
  'teamwork',
] as const;
export type SkillGroup = (typeof skillGroups)[number];

/** 1 no experience, 2 limited, needs guidance, 3 independent, 4 can teach. */
export const skillRatings = [1, 2, 3, 4] as const;
export type SkillRating = (typeof skillRatings)[number];

export const independentFrom: SkillRating = 3;

export const lastDoneSpans = ['under_12_months', 'up_to_2_years', 'longer'] as const;

/** `renew`: signed more than 12 months ago; `expired`: more than 24, and hidden from employers. */
export const checklistStates = ['open', 'current', 'renew', 'expired'] as const;
export type ChecklistState = (typeof checklistStates)[number];
