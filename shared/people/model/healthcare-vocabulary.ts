/** Codes of the clinical vocabulary. Labels: locales/<language>/labels/healthcare.json; facts: data/. */

export const professions = [
  'physician',
  'dentist',
  'np',
  'pa',
  'crna',
  'caa',
  'cnm',
  'cns',
  'rn',
  'lpn',
  'cna',
  'medical_assistant',
  'pt',
  'pta',
  'ot',
  'cota',
  'slp',
  'respiratory_therapist',
  'rad_tech',
  'sonographer',
  'cath_tech',
  'surgical_tech',
  'sterile_tech',
  'mls',
  'mlt',
  'phlebotomist',
  'pharmacist',
  'pharmacy_tech',
  'psychologist',
  'clinical_social_worker',
  'counselor',
  'paramedic',
  'emt',
  'dietitian',
  'dental_hygienist',
] as const;
export type Profession = (typeof professions)[number];

/** Population focus of a nurse practitioner. */
export const npFocuses = ['fnp', 'agpcnp', 'agacnp', 'pmhnp', 'pnp', 'nnp', 'whnp'] as const;
export type NpFocus = (typeof npFocuses)[number];

/** Units of nurses, therapists, and technologists; others choose a specialty. */
export const units = [
  'ed',
  'peds_ed',
  'freestanding_ed',
  'urgent_care',
  'icu',
  'micu',
  'sicu',
  'cvicu',
  'ccu',
  'neuro_icu',
  'trauma_icu',
  'picu',
  'nicu',
  'nursery',
  'pcu',
  'telemetry',
  'med_surg',
  'ortho_neuro',
  'float_pool',
  'or',
  'cvor',
  'asc',
  'pacu',
  'preop',
  'endoscopy',
  'cath_lab',
  'ep_lab',
  'ld',
  'postpartum',
  'antepartum',
  'peds',
  'oncology_unit',
  'infusion',
  'dialysis',
  'psych',
  'detox',
  'ltc',
  'assisted_living',
  'ltac',
  'rehab_unit',
  'home_health',
  'hospice',
  'clinic',
  'school',
  'corrections',
  'occupational_health',
  'case_management',
  'informatics',
  'infection_prevention',
  'nursing_leadership',
  'transport',
  'flight',
  'xray',
  'ct',
  'mri',
  'mammography',
  'ir',
  'nuclear_medicine',
  'radiation_oncology',
  'us_general',
  'us_vascular',
  'echo',
  'core_lab',
  'microbiology',
  'blood_bank',
  'histology',
  'pharmacy_inpatient',
  'pharmacy_retail',
  'therapy_outpatient',
  'therapy_acute',
  'therapy_snf',
  'therapy_home',
  'therapy_peds',
  'rt_adult',
  'rt_neonatal',
  'sleep_pft',
  'hospital_medicine',
  'telehealth',
] as const;
export type Unit = (typeof units)[number];

/** Search areas that combine units and specialties (data/healthcare/areas.ts). */
export const areas = [
  'emergency',
  'critical_care',
  'stepdown_tele',
  'neonatal',
  'pediatrics',
  'perioperative',
  'womens_health',
  'oncology',
  'behavioral_health',
  'post_acute',
  'home_based',
  'cardiology',
  'radiology',
  'anesthesiology',
  'internal_medicine',
  'family_medicine',
  'primary_care',
  'general_practice',
  'neurology',
  'orthopedics',
  'urgent',
  'dermatology',
  'pathology',
  'urology',
  'ophthalmology',
  'otolaryngology',
  'physical_medicine',
  'plastic_surgery',
  'pharmacy',
  'trauma',
] as const;
export type Area = (typeof areas)[number];

export const certifications = [
  'bls',
  'acls',
  'pals',
  'nrp',
  'atls',
  'stable',
  'tncc',
  'enpc',
  'nihss',
  'efm_course',
  'chemo_card',
  'cpi',
  'ccrn',
  'pccn',
  'cen',
  'cfrn',
  'cnor',
  'rnc_ob',
  'c_efm',
  'rnc_nic',
  'ocn',
  'cmsrn',
  'capa_cpan',
  'cnn',
  'rn_bc',
  'wcc',
  'vascular_access',
  'rrt',
  'arrt_r',
  'arrt_ct',
  'arrt_mr',
  'ardms',
  'cst',
  'ascp',
  'cpht',
  'nbcrna',
  'np_cert',
  'nccpa',
  'abms',
  'dea',
  'ccc_slp',
  'nremt',
] as const;
export type Certification = (typeof certifications)[number];

/** Certifications that a person may hold; `other` ones, which no job requires, have their own name. */
export const heldCertifications = [...certifications, 'other'] as const;
export type HeldCertificationCode = (typeof heldCertifications)[number];

export const shifts = ['days', 'evenings', 'nights', 'rotating', 'varies'] as const;
export type Shift = (typeof shifts)[number];

/** Shifts per week x hours, "7on7off", weekends only, or something else. */
export const shiftPatterns = ['3x12', '4x12', '4x10', '5x8', '3x13', '2x12', '7on7off', 'weekend', 'other'] as const;
export type JobShiftPattern = (typeof shiftPatterns)[number];

/** Derived from the job type and the assignment. */
export const hiringKinds = ['permanent', 'travel', 'local_contract', 'locum', 'per_diem'] as const;
export type HiringKind = (typeof hiringKinds)[number];

/** Assignment of a contract. */
export const assignments = ['travel', 'local'] as const;
export type Assignment = (typeof assignments)[number];

/** When the license is required: at application, by the first day, or the employer waits. */
export const licensePolicies = ['in_hand', 'by_start', 'waits'] as const;
export type LicensePolicy = (typeof licensePolicies)[number];

/** One state, all members of the Nurse Licensure Compact, a compact privilege, or a letter of qualification (IMLC). */
export const licenseScopes = ['single', 'multistate', 'privilege', 'letter'] as const;
export type LicenseScope = (typeof licenseScopes)[number];

/** Eligibility from worst to best; `unknown` if a side lacks the profession. */
export const eligibilityStates = ['not_eligible', 'unknown', 'eligible_if', 'eligible'] as const;

/** Derived from an older profile, or chosen by the person. */
export const professionSources = ['derived', 'confirmed'] as const;
