/** Without zod, for pages that must stay small; `enumerations.ts` derives the schemas. */

export const teamRoles = ['admin', 'manager', 'member'] as const;

/** Union of all specialty lists in the product. */
export const specialties = [
  'Anesthesiology',
  'Cardiology',
  'Critical Care',
  'Dermatology',
  'Emergency Medicine',
  'Family Medicine',
  'General Practice',
  'Gynecology',
  'Internal Medicine',
  'Neurology',
  'Oncology',
  'Ophthalmology',
  'Orthopedics',
  'Otolaryngology',
  'Pathology',
  'Pediatrics',
  'Physical Medicine',
  'Plastic Surgery',
  'Primary Care',
  'Psychiatry',
  'Radiology',
  'Surgery',
  'Urgent Care',
  'Urology',
] as const;
type SpecialtyName = (typeof specialties)[number];

/** URL slug: lower case, "-" for every space and "&". */
export const specialtySlug = (specialty: SpecialtyName): string => specialty.toLowerCase().replace(/[ &]/g, '-');
const specialtyBySlug = new Map(specialties.map((specialty) => [specialtySlug(specialty), specialty]));
export const specialtyFromSlug = (slug: string): SpecialtyName | undefined => specialtyBySlug.get(slug.toLowerCase());

export const departments = [
  'Primary Care',
  'Cardiology',
  'Neurology',
  'Orthopedics',
  'Pediatrics',
  'Emergency Medicine',
  'Radiology',
  'Anesthesiology',
  'Surgery',
  'Psychiatry',
  'Internal Medicine',
  'Family Medicine',
  'Urgent Care',
  'Critical Care',
] as const;

export const jobTypes = ['full_time', 'part_time', 'contract', 'temporary', 'locum', 'per_diem'] as const;

/** Required experience in whole years; `max` is exclusive. */
export const experienceBands = ['entry', '1-3', '3-5', '5-10', '10+'] as const;
export const experienceBandYears: Record<(typeof experienceBands)[number], { min: number; max: number | null }> = {
  entry: { min: 0, max: 1 },
  '1-3': { min: 1, max: 3 },
  '3-5': { min: 3, max: 5 },
  '5-10': { min: 5, max: 10 },
  '10+': { min: 10, max: null },
};

export const jobBenefits = [
  'Health insurance',
  'Paid time off',
  'Dental insurance',
  'Vision insurance',
  '401(k)',
  '401(k) matching',
  'Flexible schedule',
  'Tuition reimbursement',
  'Life insurance',
  'Retirement plan',
  'Referral program',
  'Employee discount',
  'Flexible spending account',
  'Health savings account',
  'Parental leave',
  'Professional development assistance',
  'Employee assistance program',
  'Other',
] as const;

export const flexibleSchedule = 'Flexible schedule' satisfies (typeof jobBenefits)[number];

export const expenseTypes = ['per_day', 'per_visit', 'fixed'] as const;

export const questionTypes = ['multiple_choice', 'yes_no', 'text', 'number', 'date'] as const;

/** `match` is for professionals; for others, it falls back to the default order. */
export const jobSorts = [
  'match',
  'relevance',
  'newest',
  'oldest',
  'weekly_pay',
  'salary',
  'title',
  'organization',
] as const;
export const managedJobSorts = ['newest', 'oldest', 'title', 'salary'] as const;
export const postedWithinDays = [1, 3, 7, 14, 30] as const;

export const bulkJobActions = ['activate', 'pause', 'close', 'reopen', 'delete'] as const;

export const jobHistoryKinds = ['created', 'edited', 'status_changed', 'assigned', 'duplicated'] as const;

/** Targets of an alert: jobs for a professional, or professionals for a team member. */
export const alertSubjects = ['jobs', 'professionals'] as const;
export type AlertSubject = (typeof alertSubjects)[number];

export const alertFrequencies = ['immediate', 'daily', 'weekly'] as const;

export const memberStatuses = ['active', 'pending', 'inactive'] as const;

export const companyBenefits = [
  'Health Insurance',
  'Dental Insurance',
  'Vision Insurance',
  '401(k) Matching',
  'Paid Time Off',
  'Flexible Schedule',
  'Remote Work Options',
  'CME Allowance',
  'Malpractice Insurance',
  'Loan Forgiveness',
  'Signing Bonus',
  'Relocation Assistance',
] as const;

export const logoTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export const facilityPhotoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const jobStatuses = ['draft', 'active', 'paused', 'closed'] as const;

export const payBases = ['per_read', 'range', 'exact', 'fixed', 'max_amount', 'per_visit'] as const;

export const rateUnits = ['hour', 'day', 'week', 'month', 'year'] as const;

export const expectedHoursTypes = ['fixed', 'range', 'minimum', 'maximum'] as const;

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF'] as const;

/** Open statuses of an application, in the order of the process. */
export const openStages = ['new', 'under_review', 'shortlisted', 'interview_scheduled', 'offered'] as const;
export type OpenStage = (typeof openStages)[number];

export const applicationStatuses = [...openStages, 'hired', 'rejected', 'withdrawn'] as const;

export const industries = [
  'Hospital & Health System',
  'Private Practice',
  'Clinic Network',
  'Urgent Care',
  'Emergency Medicine',
  'Mental Health',
  'Home Healthcare',
  'Pharmaceutical',
  'Medical Technology',
  'Healthcare Consulting',
  'Insurance & Benefits',
  'Other',
] as const;

export const defaultCountry = 'United States';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const otpTypes = ['email_verification', 'password_reset'] as const;

export const notificationTypes = ['message', 'job', 'application', 'timesheet', 'review', 'system'] as const;

/** Changes of sign-in methods or signing phones that the owner is emailed about. */
export const securityChanges = [
  'recovery_codes',
  'new_device',
  'signed_out',
  'passkey_added',
  'passkey_removed',
  'clock_phone_added',
  'clock_phone_removed',
  'provider_connected',
  'provider_disconnected',
] as const;

/** Days that an organization can give its members to set up two-factor authentication; 0 is immediately. */
export const twoFactorGraceChoices = [0, 3, 7, 14] as const;
export type TwoFactorGraceDays = (typeof twoFactorGraceChoices)[number];
