import type { specialties } from '../../core/model/vocabulary';

export const profileSteps = [
  'basic',
  'employment',
  'education',
  'licenses',
  'location_rate',
  'availability',
  'preferences',
  'summary',
] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Section of the profile form for this step: /profile/edit#profile-basic */
export const profileSection = (step: ProfileStep): string => `profile-${step.replace('_', '-')}`;

/** Fields of the profile form that other pages link to. */
export const linkedFields = [
  'profession',
  'npFocus',
  'licenses',
  'certifications',
  'workplace',
  'experience',
  'zipCode',
  'availability',
] as const;
export type LinkedField = (typeof linkedFields)[number];

/** ID of a field: /profile/edit#profile-field-licenses */
export const profileField = (field: LinkedField): string => `profile-field-${field}`;

export const genders = ['male', 'female', 'other', 'prefer-not-to-say'] as const;

export const states = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
} as const;
export type StateCode = keyof typeof states;
export const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

export const subSpecialties = {
  'Internal Medicine': ['Cardiology', 'Gastroenterology', 'Endocrinology', 'Nephrology', 'Pulmonology'],
  Surgery: ['Cardiac', 'Neurosurgery', 'Orthopedic', 'Plastic', 'Vascular'],
  Pediatrics: ['Pediatric Cardiology', 'Pediatric Surgery', 'Neonatology', 'Pediatric Oncology'],
  Psychiatry: ['Child', 'Forensic', 'Addiction'],
} as const satisfies Partial<Record<(typeof specialties)[number], readonly string[]>>;
type SubSpecialty = (typeof subSpecialties)[keyof typeof subSpecialties][number];
const knownSubSpecialties: ReadonlySet<string> = new Set(Object.values(subSpecialties).flat());
/** Whether it is a known subspecialty; older profiles have free text. */
export const isSubSpecialty = (text: string): text is SubSpecialty => knownSubSpecialties.has(text);

export const employmentTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Per Diem',
  'Locum Tenens',
  'Temporary',
  'Consulting',
  'Remote',
] as const;
export const jobInterests = [
  'Clinical Practice',
  'Telemedicine',
  'Consulting',
  'Medical Writing',
  'Research',
  'Training & Education',
  'Locum Tenens',
  'Emergency Coverage',
] as const;
export type JobInterest = (typeof jobInterests)[number];
export const workPreferences = [
  'Full-time',
  'Part-time',
  'Contract',
  'Remote Work',
  'Flexible Hours',
  'Weekend Availability',
  'Night Shifts',
  'Travel Required',
] as const;
/** Preference that employers filter by. */
export const flexibleHours = 'Flexible Hours' satisfies (typeof workPreferences)[number];
export const shiftTypes = [
  'Day Shift',
  'Night Shift',
  'Rotating Shifts',
  'On-Call',
  'Weekend Coverage',
  'Holiday Coverage',
] as const;

export const timeSlots = ['morning', 'afternoon', 'evening', 'night'] as const;
/** Times of day of a shift; empty if its name doesn't imply one. */
export const shiftTimes: Record<(typeof shiftTypes)[number], readonly (typeof timeSlots)[number][]> = {
  'Day Shift': ['morning', 'afternoon'],
  'Night Shift': ['evening', 'night'],
  'Rotating Shifts': timeSlots,
  'On-Call': timeSlots,
  'Weekend Coverage': [],
  'Holiday Coverage': [],
};
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** Miles from home that a professional travels for work. */
export const workRadii = [10, 25, 50, 100] as const;
export const unavailableTypes = ['date', 'day', 'day-time'] as const;

/** Self-reported availability for new work. */
export const availabilityStatuses = ['available', 'limited', 'busy'] as const;

export const educationTypes = ['education', 'residency', 'fellowship', 'certification', 'training'] as const;

export const licenseTypes = ['medical-license', 'board-certification', 'specialty-certification', 'other'] as const;

export const profileVisibilities = ['public', 'private', 'anonymous'] as const;

/** ID of the NPI among verified items. */
export const npiItem = 'npi';

export const verificationStatuses = ['pending', 'needs_info', 'verified', 'rejected', 'expired'] as const;
/** Causes of an automatic status change. */
export const verificationCauses = [
  'documentAdded',
  'credentialChanged',
  'credentialExpired',
  'npiUnknown',
  'npiInactive',
  'npiOfOrganization',
  'npiOtherName',
] as const;
export type VerificationCause = (typeof verificationCauses)[number];
export const verificationSources = ['nppes', 'reviewer'] as const;

export const portfolioTypes = ['case-study', 'research', 'publication', 'presentation', 'award'] as const;

export const scheduleItemTypes = ['shift', 'interview', 'training', 'meeting'] as const;
export const scheduleStatuses = ['confirmed', 'scheduled', 'pending'] as const;
export const taskPriorities = ['high', 'medium', 'low'] as const;
export const taskStatuses = ['pending', 'in-progress', 'completed'] as const;
export const taskCategories = ['education', 'administrative', 'profile', 'job-search', 'interview'] as const;

/** `max` is exclusive; "15+" and "20+" overlap. */
export const professionalExperienceBands = ['1-3', '3-5', '5-10', '10-15', '15+', '20+'] as const;
export const professionalExperienceYears: Record<
  (typeof professionalExperienceBands)[number],
  { min: number; max: number | null }
> = {
  '1-3': { min: 1, max: 3 },
  '3-5': { min: 3, max: 5 },
  '5-10': { min: 5, max: 10 },
  '10-15': { min: 10, max: 15 },
  '15+': { min: 15, max: null },
  '20+': { min: 20, max: null },
};
/** Choices of "and up". */
export const ratingsAndUp = [5, 4, 3] as const;
/** `relevance` requires a text; `rate` requires access to rates. */
export const professionalSorts = ['relevance', 'rating', 'reviews', 'rate', 'experience', 'newest'] as const;

export const resumeTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export const credentialDocumentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

export const attachmentTypes = [...resumeTypes, 'image/png', 'image/jpeg'] as const;

/** Frequencies of emails about saved searches for professionals. */
export const candidateSearchFrequencies = ['daily', 'weekly'] as const;
