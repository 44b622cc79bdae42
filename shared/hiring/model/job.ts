import * as z from 'zod';
import { limits } from '../../limits';
import { languages } from '../../text/language';
import { notice } from '../../text/notice';
import {
  ApplicationStatus,
  Assignment,
  Certification,
  CompanyBenefit,
  CoverLetterMode,
  Currency,
  Department,
  ExpectedHoursType,
  ExpenseType,
  ExperienceBand,
  Industry,
  JobBenefit,
  JobHistoryKind,
  JobStatus,
  JobType,
  LicensePolicy,
  NpFocus,
  PayBasis,
  Profession,
  QuestionType,
  RateUnit,
  JobShift,
  JobShiftPattern,
  Specialty,
  Unit,
} from '../../core/model/enumerations';
import { FacilityPhoto } from '../../people/model/facility-photo';
import {
  Cents,
  ConversationId,
  Day,
  Email,
  foldedText,
  Instant,
  JobId,
  line,
  optionalLine,
  optionalProse,
  OrganizationId,
  QuestionId,
  UserId,
  Version,
  Photo,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { AnswerDays, PublicAnswers } from './answer';
import { npFocuses } from '../../people/model/healthcare-vocabulary';
import { JobMatch } from './match';
import { MoreDetails } from './more-details';
import { Engagement, PayPackage } from './pay-package';
import { JobSource } from '../../connect/model/recruiting-system';
import { VerifiedEmployer } from '../../organizations/model/organization-verification';
import { Rating } from '../../people/model/review';
import { storedFields, storedForm } from '../../core/model/stored-form';
import { jobBenefits } from '../../core/model/vocabulary';

const Hours = z.int().min(1).max(limits.hoursPerWeekMax).nullable();

/** Only multiple choice has options: at least two, none blank. */
export const PreScreeningQuestion = z
  .strictObject({
    id: QuestionId,
    question: line(limits.questionLength, notice('questionRequired')),
    type: QuestionType,
    required: z.boolean().default(false),
    options: z.array(line(limits.optionLength)).max(limits.optionsPerQuestion).default([]),
  })
  .refine(({ type, options }) => (type === 'multiple_choice' ? options.length >= 2 : options.length === 0), {
    path: ['options'],
    message: notice('questionOptionsRequired'),
  });
export type PreScreeningQuestion = z.infer<typeof PreScreeningQuestion>;

export const JobDraft = z.strictObject({
  title: optionalLine(limits.jobTitleLength),
  department: Department.nullable(),
  specialty: Specialty.nullable(),
  location: optionalLine(limits.locationLength),
  /** Professions that may do the work. Empty in older jobs whose title doesn't tell. */
  professions: z.array(Profession).max(limits.professionsPerJob).default([]),
  /** Accepted population focuses of nurse practitioners; any, if empty. */
  npFocuses: z.array(NpFocus).max(npFocuses.length).default([]),
  /** Unit, for professions that work in units; the specialty is derived from it. */
  unit: Unit.nullable().default(null),
  jobType: JobType.default('full_time'),
  /** Assignment of contracts. With the job type, it gives the hiring kind. */
  assignment: Assignment.nullable().default(null),
  remote: z.boolean().default(false),
  numberOfOpenings: z.int().min(1).max(limits.openingsMax).default(1),
  project: foldedText(limits.projectLength).default(''),
  payBy: PayBasis.default('range'),
  rate: RateUnit.default('year'),
  currency: Currency.default('USD'),
  salaryMinCents: Cents.nullable().default(null),
  salaryMaxCents: Cents.nullable().default(null),
  /** Pay of travel and local contracts; the server derives the amounts above from it. */
  payPackage: PayPackage.nullable().default(null),
  engagement: Engagement.nullable().default(null),
  includeExpenses: z.boolean().default(false),
  expenseType: ExpenseType.default('per_day'),
  expenseAmountCents: Cents.nullable().default(null),
  experience: ExperienceBand.nullable().default(null),
  expectedHoursType: ExpectedHoursType.default('fixed'),
  expectedHoursMin: Hours.default(null),
  expectedHoursMax: Hours.default(null),
  expectedHoursFixed: Hours.default(null),
  shift: JobShift.nullable().default(null),
  pattern: JobShiftPattern.nullable().default(null),
  hoursPerShift: z.int().min(limits.hoursPerShift.min).max(limits.hoursPerShift.max).nullable().default(null),
  shiftsPerWeek: z.int().min(1).max(limits.shiftsPerWeekMax).nullable().default(null),
  /** Null with `startAsap`, or if not stated. */
  startOn: PlannedDay.nullable().default(null),
  startAsap: z.boolean().default(false),
  contractWeeks: z.int().min(1).max(limits.contractWeeksMax).nullable().default(null),
  licensePolicy: LicensePolicy.nullable().default(null),
  requiredCertifications: z.array(Certification).max(limits.certificationsPerJob).default([]),
  preferredCertifications: z.array(Certification).max(limits.certificationsPerJob).default([]),
  /** Required years in the unit or specialty; a hard requirement if `unitYearsRequired`. */
  minUnitYears: z.int().min(0).max(limits.minUnitYearsMax).nullable().default(null),
  unitYearsRequired: z.boolean().default(false),
  /** Null if empty. */
  moreDetails: MoreDetails.nullable().default(null),
  description: optionalProse(limits.jobTextLength),
  requirements: optionalProse(limits.jobTextLength),
  selectedBenefits: z.array(JobBenefit).max(jobBenefits.length).default([]),
  /** Free-text benefits. */
  benefits: optionalProse(limits.jobBenefitsLength),
  preScreeningQuestions: z.array(PreScreeningQuestion).max(limits.questionsPerJob).default([]),
  contactEmails: z.array(Email).max(limits.contactEmails).default([]),
  applicationDeadlineOn: PlannedDay.nullable().default(null),
  applicationInstructions: optionalProse(limits.jobTextLength),
  /** Cover letter; jobs stored without this field require one. */
  coverLetter: CoverLetterMode.default('required'),
  urgentHiring: z.boolean().default(false),
  /** Business days within which candidates get an answer; null in jobs from before this promise existed. */
  answerDays: AnswerDays.nullable().default(null),
});
export type JobDraft = z.infer<typeof JobDraft>;

const stored = {
  jobId: JobId,
  /** Language of its texts; null in older jobs. */
  language: z.enum(languages).nullable().default(null),
  organizationId: OrganizationId,
  organization: z.string(),
  status: JobStatus,
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: Instant.nullable(),
  /** Present if moderators hid it: it has no page and is in no list, except for its team and its applicants. */
  hidden: z.literal(true).optional(),
  /** Present if paused because the organization lost its verification; active again with it. */
  withheld: z.literal(true).optional(),
  /** The only responsible person, whose departure pauses the job; active again if they stay. */
  pausedWith: UserId.optional(),
  /** Present if paused because the organization is being closed. */
  pausedByClosing: z.literal(true).optional(),
  /** Present if paused because the plan doesn't allow it; active again when a plan does. */
  pausedByPlan: z.literal(true).optional(),
  /** Last status change, which can be undone for a limited time if nothing else changed. */
  statusChange: z
    .object({ from: JobStatus, to: JobStatus, by: UserId.nullable(), at: Instant, version: Version })
    .nullable()
    .default(null),
  version: Version,
  /** Source of jobs from a connected recruiting system. */
  source: JobSource.optional(),
};

export const Job = z.object({
  ...storedFields(JobDraft.shape),
  ...stored,
  postedBy: UserId,
  assignedTo: UserId.nullable(),
  applicationCount: z.int().nonnegative(),
});
export type Job = z.infer<typeof Job>;

/** The deadline applies to a reopened job. */
export const JobStatusForm = z.strictObject({
  status: JobStatus,
  version: Version,
  applicationDeadlineOn: PlannedDay.exactOptional(),
});
export type JobStatusForm = z.infer<typeof JobStatusForm>;

/** Statuses with a public page, which says so if the job is closed. */
const publicStatuses = ['active', 'paused', 'closed'] as const;

const PersonName = z.object({ first_name: z.string(), last_name: z.string() });
const PersonFace = PersonName.extend({ photo_url: Photo });

/** Row of the employer's job list. Field names are fixed by the public API. */
export const ManagedJob = Job.extend({
  posted_by_profile: PersonFace,
  assigned_to_profile: PersonFace.nullable(),
  filledOpenings: z.int().nonnegative().default(0),
});
export type ManagedJob = z.infer<typeof ManagedJob>;

/** Number of applications by current status. Older ones may be missing. */
export const StageCounts = z.partialRecord(ApplicationStatus, z.int().nonnegative());
export type StageCounts = z.infer<typeof StageCounts>;

export const ListedJob = ManagedJob.extend({ stages: StageCounts });
export type ListedJob = z.infer<typeof ListedJob>;

/** Fields affected by a status change, to keep bulk responses small. */
export const ChangedJob = Job.pick({
  jobId: true,
  status: true,
  applicationDeadlineOn: true,
  publishedAt: true,
  updatedAt: true,
  statusChange: true,
  version: true,
});
export type ChangedJob = z.infer<typeof ChangedJob>;

/** Form fields shown in lists. */
export const cardFields = {
  title: true,
  department: true,
  specialty: true,
  professions: true,
  unit: true,
  location: true,
  jobType: true,
  assignment: true,
  remote: true,
  shift: true,
  pattern: true,
  hoursPerShift: true,
  shiftsPerWeek: true,
  startOn: true,
  startAsap: true,
  contractWeeks: true,
  numberOfOpenings: true,
  payBy: true,
  rate: true,
  currency: true,
  salaryMinCents: true,
  salaryMaxCents: true,
  experience: true,
  applicationDeadlineOn: true,
  urgentHiring: true,
} as const;

/** Public data of a job that is or was public: no contact details. */
export const PublicJob = z.object({
  ...Job.pick({
    ...cardFields,
    payPackage: true,
    engagement: true,
    includeExpenses: true,
    expenseType: true,
    expenseAmountCents: true,
    expectedHoursType: true,
    expectedHoursMin: true,
    expectedHoursMax: true,
    expectedHoursFixed: true,
    npFocuses: true,
    licensePolicy: true,
    requiredCertifications: true,
    preferredCertifications: true,
    minUnitYears: true,
    unitYearsRequired: true,
    moreDetails: true,
    language: true,
    description: true,
    requirements: true,
    selectedBenefits: true,
    benefits: true,
    answerDays: true,
  }).shape,
  jobId: JobId,
  organization: z.string(),
  logo_url: z.string().nullable(),
  /** The organization's first photo. */
  facility_photo: FacilityPhoto.nullable().default(null),
  status: z.enum(publicStatuses),
  publishedAt: Instant.nullable(),
  filledOpenings: z.int().nonnegative().default(0),
  organizationId: OrganizationId,
  /** Verification of the organization. */
  verified: VerifiedEmployer.nullable().default(null),
  organizationRating: Rating.default(null),
  /** Status of the promised answers; null if the job never promised any. */
  answers: PublicAnswers.nullable().default(null),
});
export type PublicJob = z.infer<typeof PublicJob>;

export const JobCard = PublicJob.pick({
  ...cardFields,
  jobId: true,
  organizationId: true,
  organization: true,
  logo_url: true,
  facility_photo: true,
  verified: true,
  status: true,
  publishedAt: true,
}).extend({
  /** Day from which the job shows that candidates wait past the promised day, if any do. */
  answersLateFrom: Day.exactOptional(),
});
export type JobCard = z.infer<typeof JobCard>;

export const JobPay = PublicJob.pick({
  payBy: true,
  rate: true,
  currency: true,
  salaryMinCents: true,
  salaryMaxCents: true,
});
export type JobPay = z.infer<typeof JobPay>;

export const JobDetail = PublicJob.extend({
  /** Present while under review by moderators: only its team and its applicants see it. */
  hidden: z.literal(true).optional(),
  /** Status, including drafts for the team. */
  status: JobStatus,
  contactEmails: z.array(z.string()),
  applicationInstructions: z.string(),
  preScreeningQuestions: z.array(storedForm(PreScreeningQuestion)),
  company: z.object({
    name: z.string(),
    industry: Industry.nullable(),
    size: z.string().nullable(),
    website: z.string(),
    description: z.string(),
    founded_year: z.int().nullable(),
    specializations: z.array(Department),
    benefits: z.array(CompanyBenefit),
  }),
  recruiter: PersonFace,
  /** Phone of recruiters who show it; otherwise empty. */
  recruiterPhone: z.string(),
  /** Contact person, for applicants, and for questions while the job is active. */
  recruiterId: z.string().nullable(),
  applicationId: z.string().nullable(),
  applicationStatus: z.string().nullable(),
  appliedAt: Instant.nullable(),
  /** Whether applying again after a withdrawal is possible. */
  mayApplyAgain: z.boolean().default(false),
  /** Conversation with the reader's one question about the job, if asked. */
  askedIn: ConversationId.nullable().default(null),
  saved: z.boolean(),
  match: JobMatch.nullable(),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** `actor` is null for automatic changes, such as a deadline. */
export const JobHistoryEntry = z.object({
  id: z.string(),
  kind: JobHistoryKind,
  at: Instant,
  actor: PersonName.nullable(),
  fields: z.array(z.string()),
  from: JobStatus.nullable(),
  to: JobStatus.nullable(),
  assignee: PersonName.nullable(),
});
export type JobHistoryEntry = z.infer<typeof JobHistoryEntry>;
