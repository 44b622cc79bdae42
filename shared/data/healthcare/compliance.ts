import type { ComplianceCode, ComplianceOwner } from '../../people/model/compliance';
import type { HiringKind, Profession } from '../../people/model/healthcare-vocabulary';
import type { HealthRecordCode } from '../../people/model/health-record';
import type { StateCode } from '../../people/model/profile-vocabulary';

type Rule = {
  owner: ComplianceOwner;
  blocksStart: boolean;
  /** Days before the first day on which it is due. */
  daysBefore: number;
  /** Whether facilities may drop it, and whether new lists include it. */
  optional: 'included' | 'offered' | false;
  professions?: readonly Profession[];
  kinds?: readonly HiringKind[];
};

/** Professions credentialed by a hospital's medical staff. */
const medicalStaff: readonly Profession[] = ['physician', 'dentist', 'np', 'pa', 'crna', 'caa', 'cnm'];
const temporary: readonly HiringKind[] = ['travel', 'local_contract', 'locum', 'per_diem'];

const required = { blocksStart: true, optional: false } as const;
const optional = { blocksStart: true, optional: 'included' } as const;

/** Product policy, not law. Lists keep this order. */
export const complianceRules: Record<ComplianceCode, Rule> = {
  license: { ...required, owner: 'professional', daysBefore: 14 },
  certification: { ...required, owner: 'professional', daysBefore: 7 },
  exclusion: { ...required, owner: 'platform', daysBefore: 1 },
  // Form I-9: section 1 no later than the first day of work (8 CFR 274a.2(b)(1)). The employer keeps the form.
  identity: { ...required, owner: 'employer', daysBefore: 0 },
  background_check: { ...optional, owner: 'employer', daysBefore: 7 },
  drug_screen: { ...optional, owner: 'employer', daysBefore: 7 },
  health: { ...optional, owner: 'professional', daysBefore: 7 },
  infection_control: { ...required, owner: 'professional', daysBefore: 7 },
  skills_checklist: { ...optional, owner: 'professional', daysBefore: 14, kinds: temporary },
  references: { ...optional, owner: 'professional', daysBefore: 14 },
  // Gaps of more than 30 days need an explanation.
  work_history: { ...optional, owner: 'professional', daysBefore: 30, professions: ['physician'] },
  malpractice: { ...optional, owner: 'professional', daysBefore: 14, professions: medicalStaff },
  data_bank: { ...optional, owner: 'employer', daysBefore: 14, professions: medicalStaff },
  privileges: { ...optional, owner: 'employer', daysBefore: 7, professions: medicalStaff },
  ehr_training: { owner: 'employer', blocksStart: false, optional: 'included', daysBefore: 0 },
  orientation: { owner: 'employer', blocksStart: false, optional: 'included', daysBefore: 0 },
  facility: { owner: 'professional', blocksStart: true, optional: false, daysBefore: 7 },
};

/** Default health records of a new list; a facility may choose others. */
export const usualHealthRecords: readonly HealthRecordCode[] = [
  'tuberculosis',
  'mmr',
  'varicella',
  'hepatitis_b',
  'influenza',
];

type StateRule = {
  state: StateCode;
  code: 'infection_control';
  professions: readonly Profession[];
  source: string;
  checkedOn: string;
};

export const complianceStateRules: readonly StateRule[] = [
  {
    state: 'NY',
    code: 'infection_control',
    // Course every four years: Education Law 6505-b for dentists, nurses and hygienists, Public Health Law 239 for the others.
    professions: ['physician', 'pa', 'dentist', 'rn', 'lpn', 'dental_hygienist'],
    source: 'https://www.health.ny.gov/professionals/diseases/reporting/communicable/infection/hcp_training.htm',
    checkedOn: '2026-11-23',
  },
];

/**
 * Maximum age of a check on the day of the decision. NCQA since July 1, 2025: 120 days for primary sources, exclusions
 * monthly (namssgateway.org/Article/ncqas-2025-credentialing-standard-changes, checked 2026-11-23). NCQA binds health
 * plans; here it is a chosen standard.
 */
export const verificationDays: Partial<Record<ComplianceCode, number>> = {
  license: 120,
  data_bank: 120,
  exclusion: 30,
};

export const neverWaived: readonly ComplianceCode[] = ['license', 'exclusion', 'identity'];
