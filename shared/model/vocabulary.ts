/**
 * The values of every enumeration and their wording, without the schema library: pages that must stay small read them
 * here, `enumerations.ts` makes the schemas from them.
 */

export const userTypes = ['doctor', 'employer'] as const;
export const userTypeLabels: Record<(typeof userTypes)[number], string> = {
  doctor: 'Medical Professional',
  employer: 'Healthcare Employer',
};

export const teamRoles = ['admin', 'manager', 'member'] as const;
export const teamRoleLabels: Record<(typeof teamRoles)[number], string> = {
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Team Member',
};

/** The one specialty taxonomy: the union of every list in the product. */
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

/** URL form of a specialty: lower case, every space and "&" to "-". */
export const specialtySlug = (specialty: SpecialtyName): string => specialty.toLowerCase().replace(/[ &]/g, '-');
const specialtyBySlug = new Map(specialties.map((specialty) => [specialtySlug(specialty), specialty]));
export const specialtyFromSlug = (slug: string): SpecialtyName | undefined => specialtyBySlug.get(slug.toLowerCase());

/** The 14 departments are the 14 employer specializations. */
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
export const jobTypeLabels: Record<(typeof jobTypes)[number], string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  locum: 'Locum Tenens',
  per_diem: 'Per Diem',
};

export const jobStatuses = ['draft', 'active', 'paused', 'closed'] as const;

export const payBases = ['per_read', 'range', 'exact', 'fixed', 'max_amount', 'per_visit'] as const;
export const payBasisLabels: Record<(typeof payBases)[number], string> = {
  per_read: 'Per Read',
  range: 'Range',
  exact: 'Exact',
  fixed: 'Fixed',
  max_amount: 'Max amount',
  per_visit: 'Per visit',
};

export const rateUnits = ['hour', 'day', 'week', 'month', 'year'] as const;

export const expectedHoursTypes = ['fixed', 'range', 'minimum', 'maximum'] as const;
export const expectedHoursLabels: Record<(typeof expectedHoursTypes)[number], string> = {
  fixed: 'Fixed hours',
  range: 'Range',
  minimum: 'Minimum',
  maximum: 'Maximum',
};

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF'] as const;

export const applicationStatuses = [
  'new',
  'under_review',
  'shortlisted',
  'interview_scheduled',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const;

/** What the employer reads. */
export const applicationStatusLabels: Record<(typeof applicationStatuses)[number], string> = {
  new: 'New Application',
  under_review: 'Under Review',
  shortlisted: 'Shortlisted',
  interview_scheduled: 'Interview Scheduled',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** What the professional reads: being shortlisted is not told before a decision. */
export const applicantStatusLabels: Record<(typeof applicationStatuses)[number], string> = {
  ...applicationStatusLabels,
  new: 'Application Sent',
  shortlisted: 'Under Review',
};

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

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const otpTypes = ['email_verification', 'password_reset'] as const;

export const notificationTypes = ['message', 'job', 'application', 'system'] as const;
