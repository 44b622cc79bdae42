/** Codes and fields of a job's further details, separate from the schemas for pages. */

export const facilitySettings = [
  'hospital',
  'critical_access',
  'childrens',
  'emergency_center',
  'surgery_center',
  'clinic',
  'urgent_care',
  'nursing_home',
  'assisted_living',
  'rehabilitation',
  'home',
  'behavioral',
  'dialysis',
  'school',
  'correctional',
  'laboratory',
  'telehealth',
] as const;

export const traumaLevels = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Electronic health record systems; their names are the same in every language (data/healthcare/record-systems.ts). */
export const recordSystems = [
  'epic',
  'cerner',
  'meditech',
  'allscripts',
  'athena',
  'eclinicalworks',
  'cprs',
  'pointclickcare',
  'matrixcare',
  'hchb',
] as const;
export type RecordSystem = (typeof recordSystems)[number];

/** Choices of fields with a list. */
export const detailChoices = {
  setting: facilitySettings,
  traumaLevel: traumaLevels,
  recordSystem: recordSystems,
  /** Floating: own unit only, related units, or the whole facility. */
  float: ['none', 'cluster', 'house'],
  weekends: ['none', 'every_third', 'every_other', 'every', 'as_needed'],
  extension: ['likely', 'possible', 'no'],
  housing: ['none', 'stipend', 'provided'],
  /** People who live near a travel job: accepted, accepted without stipends, or excluded. */
  localsAccepted: ['yes', 'local_pay', 'no'],
  boardStatus: ['not_asked', 'eligible', 'certified'],
  malpractice: ['occurrence', 'claims_made_tail', 'none'],
  /** One license among the practice states is enough, or all are needed. */
  practiceRule: ['any', 'all'],
} as const;
export type DetailChoice = keyof typeof detailChoices;

export const detailCounts = [
  'beds',
  'patientsPerNurse',
  'departmentVisits',
  'callHours',
  'startFlexDays',
  'requestedTimeOffDays',
  'canceledShiftsMax',
  'localsRadiusMiles',
  'privilegeDays',
  'patientsPerShift',
] as const;
export type DetailCount = (typeof detailCounts)[number];

export const detailAmounts = ['callHourlyCents', 'signOnBonusCents'] as const;
export type DetailAmount = (typeof detailAmounts)[number];

export const detailFlags = [
  'teaching',
  'magnet',
  'selfScheduling',
  'blockScheduling',
  'carProvided',
  'parkingProvided',
  'patientFacing',
  'temporaryPrivileges',
  'advancedPracticeSupport',
  'federalEmployee',
  'newGradsWelcome',
  'visaSponsorship',
  'loanRepayment',
  'relocation',
] as const;
export type DetailFlag = (typeof detailFlags)[number];

export type DetailField = DetailChoice | DetailCount | DetailAmount | DetailFlag | 'practiceStates';
