import * as z from 'zod';

/** user_type: fixed at sign-up. */
export const UserType = z.enum(['doctor', 'employer']);
export type UserType = z.infer<typeof UserType>;
export const userTypeLabels: Record<UserType, string> = {
  doctor: 'Medical Professional',
  employer: 'Healthcare Employer',
};

/** Role inside an organisation. */
export const TeamRole = z.enum(['admin', 'manager', 'member']);
export type TeamRole = z.infer<typeof TeamRole>;
export const teamRoleLabels: Record<TeamRole, string> = {
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Team Member',
};

/** The one specialty taxonomy: the union of every list in the product. */
export const Specialty = z.enum([
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
]);
export type Specialty = z.infer<typeof Specialty>;

/** URL form of a specialty: lower case, every space and "&" to "-". */
export const specialtySlug = (specialty: Specialty): string => specialty.toLowerCase().replace(/[ &]/g, '-');
const specialtyBySlug = new Map(Specialty.options.map((specialty) => [specialtySlug(specialty), specialty]));
export const specialtyFromSlug = (slug: string): Specialty | undefined => specialtyBySlug.get(slug.toLowerCase());

/** The 14 departments are the 14 employer specializations. */
export const Department = z.enum([
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
]);
export type Department = z.infer<typeof Department>;

export const JobType = z.enum(['full_time', 'part_time', 'contract', 'temporary', 'locum', 'per_diem']);
export type JobType = z.infer<typeof JobType>;
export const jobTypeLabels: Record<JobType, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  locum: 'Locum Tenens',
  per_diem: 'Per Diem',
};

export const JobStatus = z.enum(['draft', 'active', 'paused', 'closed']);
export type JobStatus = z.infer<typeof JobStatus>;

export const PayBasis = z.enum(['per_read', 'range', 'exact', 'fixed', 'max_amount', 'per_visit']);
export type PayBasis = z.infer<typeof PayBasis>;
export const payBasisLabels: Record<PayBasis, string> = {
  per_read: 'Per Read',
  range: 'Range',
  exact: 'Exact',
  fixed: 'Fixed',
  max_amount: 'Max amount',
  per_visit: 'Per visit',
};

export const RateUnit = z.enum(['hour', 'day', 'week', 'month', 'year']);
export type RateUnit = z.infer<typeof RateUnit>;

export const ExpectedHoursType = z.enum(['fixed', 'range', 'minimum', 'maximum']);
export type ExpectedHoursType = z.infer<typeof ExpectedHoursType>;
export const expectedHoursLabels: Record<ExpectedHoursType, string> = {
  fixed: 'Fixed hours',
  range: 'Range',
  minimum: 'Minimum',
  maximum: 'Maximum',
};

export const Currency = z.enum(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF']);
export type Currency = z.infer<typeof Currency>;

export const ApplicationStatus = z.enum([
  'new',
  'under_review',
  'shortlisted',
  'interview_scheduled',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** What the employer reads. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
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
export const applicantStatusLabels: Record<ApplicationStatus, string> = {
  ...applicationStatusLabels,
  new: 'Application Sent',
  shortlisted: 'Under Review',
};

export const Industry = z.enum([
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
]);
export type Industry = z.infer<typeof Industry>;

export const CompanySize = z.enum(['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']);
export type CompanySize = z.infer<typeof CompanySize>;

export const OtpType = z.enum(['email_verification', 'password_reset']);
export type OtpType = z.infer<typeof OtpType>;

export const NotificationType = z.enum(['message', 'job', 'application', 'system']);
export type NotificationType = z.infer<typeof NotificationType>;
