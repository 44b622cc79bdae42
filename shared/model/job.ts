import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import {
  Currency,
  Department,
  ExpectedHoursType,
  JobStatus,
  JobType,
  PayBasis,
  RateUnit,
  Specialty,
} from './enumerations';
import {
  Cents,
  Day,
  Email,
  Instant,
  JobId,
  optionalLine,
  optionalProse,
  OrganizationId,
  UserId,
  Version,
} from './fields';

const Hours = z.int().min(1).max(limits.hoursPerWeekMax).nullable();

/** Fields of the post form. A draft may leave the required ones empty. */
export const JobDraft = z.strictObject({
  title: optionalLine(limits.jobTitleLength),
  department: Department.nullable(),
  specialty: Specialty.nullable(),
  location: optionalLine(limits.locationLength),
  jobType: JobType.default('full_time'),
  remote: z.boolean().default(false),
  numberOfOpenings: z.int().min(1).max(limits.openingsMax).default(1),
  payBy: PayBasis.default('range'),
  rate: RateUnit.default('year'),
  currency: Currency.default('USD'),
  salaryMinCents: Cents.nullable().default(null),
  salaryMaxCents: Cents.nullable().default(null),
  expectedHoursType: ExpectedHoursType.default('fixed'),
  expectedHoursMin: Hours.default(null),
  expectedHoursMax: Hours.default(null),
  description: optionalProse(limits.jobTextLength),
  requirements: optionalProse(limits.jobTextLength),
  contactEmails: z.array(Email).max(limits.contactEmails).default([]),
  applicationDeadlineOn: Day.nullable().default(null),
  applicationInstructions: optionalProse(limits.jobTextLength),
  urgentHiring: z.boolean().default(false),
});
export type JobDraft = z.infer<typeof JobDraft>;

type Problem = readonly [field: keyof JobDraft, message: string];

/** What stands between a draft and the public list. `today` is a calendar day; empty contact e-mails mean the company's default contact. */
export const publishProblems = (job: JobDraft, today: string): Problem[] => {
  const requiredFields = ['title', 'department', 'specialty', 'description', 'requirements'] as const;
  const missing = [...requiredFields, ...(job.remote ? [] : (['location'] as const))].filter((field) => !job[field]);
  const deadlinePassed = job.applicationDeadlineOn !== null && job.applicationDeadlineOn < today;
  return [
    ...missing.map((field): Problem => [field, messages.required]),
    ...orderProblems(job),
    ...(deadlinePassed ? [['applicationDeadlineOn', messages.deadlineInPast] as const] : []),
  ];
};

/** Minimum above maximum is wrong in a draft, too. */
export const orderProblems = (job: JobDraft): Problem[] => [
  ...(job.salaryMinCents !== null && job.salaryMaxCents !== null && job.salaryMinCents > job.salaryMaxCents
    ? [['salaryMinCents', messages.salaryMinAboveMax] as const]
    : []),
  ...(job.expectedHoursMin !== null && job.expectedHoursMax !== null && job.expectedHoursMin > job.expectedHoursMax
    ? [['expectedHoursMin', messages.hoursMinAboveMax] as const]
    : []),
];

const stored = {
  jobId: JobId,
  organizationId: OrganizationId,
  organization: z.string(),
  status: JobStatus,
  createdAt: Instant,
  updatedAt: Instant,
  /** First time in the public list. */
  publishedAt: Instant.nullable(),
  version: Version,
};

/** A posting as the employer's team reads it. */
export const Job = z.object({
  ...JobDraft.shape,
  ...stored,
  postedBy: UserId,
  assignedTo: UserId.nullable(),
  applicationCount: z.int().nonnegative(),
});
export type Job = z.infer<typeof Job>;

const PersonName = z.object({ first_name: z.string(), last_name: z.string() });

/** A row of the employer's lists, with the names the texts ask for. */
export const ManagedJob = Job.extend({
  posted_by_profile: PersonName,
  assigned_to_profile: PersonName.nullable(),
});
export type ManagedJob = z.infer<typeof ManagedJob>;

/** What anybody may read of an active job: no contact details. */
export const PublicJob = z.object({
  jobId: JobId,
  title: z.string(),
  organization: z.string(),
  department: Department.nullable(),
  specialty: Specialty.nullable(),
  location: z.string(),
  jobType: JobType,
  remote: z.boolean(),
  numberOfOpenings: z.int(),
  payBy: PayBasis,
  rate: RateUnit,
  currency: Currency,
  salaryMinCents: Cents.nullable(),
  salaryMaxCents: Cents.nullable(),
  expectedHoursType: ExpectedHoursType,
  expectedHoursMin: z.int().nullable(),
  expectedHoursMax: z.int().nullable(),
  description: z.string(),
  requirements: z.string(),
  applicationDeadlineOn: Day.nullable(),
  urgentHiring: z.boolean(),
  status: JobStatus,
  publishedAt: Instant.nullable(),
});
export type PublicJob = z.infer<typeof PublicJob>;

/** A row of the public list: the long texts stay on the page of the job. */
export const JobCard = PublicJob.omit({ description: true, requirements: true });
export type JobCard = z.infer<typeof JobCard>;

/** The signed-in page. */
export const JobDetail = PublicJob.extend({
  contactEmails: z.array(z.string()),
  applicationInstructions: z.string(),
  company: z.object({
    name: z.string(),
    industry: z.string().nullable(),
    size: z.string().nullable(),
    website: z.string(),
    description: z.string(),
  }),
  recruiter: PersonName,
  /** The reader's own application, when there is one. */
  applicationId: z.string().nullable(),
  applicationStatus: z.string().nullable(),
});
export type JobDetail = z.infer<typeof JobDetail>;
