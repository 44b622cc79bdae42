/** Without zod, for pages that must stay small; `enumerations.ts` derives the schemas. */

export const teamRoles = ['admin', 'manager', 'member'] as const;
export const teamRoleLabels: Record<(typeof teamRoles)[number], string> = {
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Team Member',
};

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
export const jobTypeLabels: Record<(typeof jobTypes)[number], string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  locum: 'Locum Tenens',
  per_diem: 'Per Diem',
};

/** Required experience in whole years; `max` is exclusive. */
export const experienceBands = ['entry', '1-3', '3-5', '5-10', '10+'] as const;
export const experienceBandLabels: Record<(typeof experienceBands)[number], string> = {
  entry: 'Entry Level',
  '1-3': '1-3 years',
  '3-5': '3-5 years',
  '5-10': '5-10 years',
  '10+': '10+ years',
};
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

export const expenseTypes = ['per_day', 'per_visit', 'fixed'] as const;
export const expenseTypeLabels: Record<(typeof expenseTypes)[number], string> = {
  per_day: 'Per day',
  per_visit: 'Per visit',
  fixed: 'Fixed amount',
};

export const questionTypes = ['multiple_choice', 'yes_no', 'text', 'number', 'date'] as const;
export const questionTypeLabels: Record<(typeof questionTypes)[number], string> = {
  multiple_choice: 'Multiple choice',
  yes_no: 'Yes or no',
  text: 'Text',
  number: 'Number',
  date: 'Date',
};

export const jobSorts = ['relevance', 'newest', 'oldest', 'salary', 'title', 'organization'] as const;
export const jobSortLabels: Record<(typeof jobSorts)[number], string> = {
  relevance: 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  salary: 'Highest salary',
  title: 'Title',
  organization: 'Organization',
};
export const managedJobSorts = ['newest', 'oldest', 'title', 'salary'] as const;
export const postedWithinDays = [1, 3, 7, 14, 30] as const;

export const bulkJobActions = ['activate', 'pause', 'close', 'delete'] as const;

export const jobHistoryKinds = ['created', 'edited', 'status_changed', 'assigned', 'duplicated'] as const;

export const alertFrequencies = ['immediate', 'daily', 'weekly'] as const;
export const alertFrequencyLabels: Record<(typeof alertFrequencies)[number], string> = {
  immediate: 'As soon as a job is published',
  daily: 'Daily',
  weekly: 'Weekly',
};

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

/** For employers. */
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

/** For professionals: hides the shortlist until a decision. */
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

export const defaultCountry = 'United States';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const otpTypes = ['email_verification', 'password_reset'] as const;

export const notificationTypes = ['message', 'job', 'application', 'system'] as const;
