import * as z from 'zod';
import { bounds } from '../../bounds';
import { limits } from '../../limits';
import { PromisedAnswer } from './answer';
import { closingReasons } from './answer-vocabulary';
import { ApplicationStatus, CoverLetterMode, JobStatus, QuestionType } from '../../core/model/enumerations';
import {
  ApplicationId,
  ApplicationNoteId,
  Day,
  Instant,
  JobId,
  optionalLine,
  optionalProse,
  OrganizationId,
  QuestionId,
  UserId,
  Version,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { PreScreeningQuestion } from './job';
import { applicationSources, resumeChoices } from './hiring-vocabulary';
import { JobPay } from './job';
import { JobMatch, MatchOutcome } from './match';
import {
  Education,
  Employment,
  HeldCertification,
  ResumeFile,
  ShownCandidate,
  SpokenLanguage,
} from '../../people/model/professional';
import { storedFields, storedForm } from '../../core/model/stored-form';

const AnsweredNumber = z.number().min(-bounds.numberMax).max(bounds.numberMax);

/** screening.ts checks the type of the answer. */
export const Answer = z.strictObject({
  questionId: QuestionId,
  answer: z.union([optionalProse(limits.answerLength).unwrap(), z.boolean(), AnsweredNumber]).nullable(),
});
export type Answer = z.infer<typeof Answer>;

export const ApplicationForm = z.strictObject({
  /** The job says whether it is required (application-form.ts). */
  coverLetter: optionalProse(limits.coverLetterLength),
  availableStart: PlannedDay,
  expectedSalary: optionalLine(limits.nameLength),
  message: optionalProse(limits.applicationMessageLength),
  answers: z.array(Answer).max(limits.questionsPerJob).default([]),
  resume: z.enum(resumeChoices).default('none'),
  source: z.enum(applicationSources).default('direct'),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** Snapshot of a question and its answer: later changes to the job don't affect it. */
export const AnsweredQuestion = z.object({
  questionId: QuestionId,
  question: z.string(),
  type: QuestionType,
  required: z.boolean(),
  answer: storedForm(Answer.shape.answer),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

export const ApplicationPreparation = z.object({
  jobId: JobId,
  jobTitle: z.string(),
  organization: z.string(),
  status: JobStatus,
  applicationInstructions: z.string(),
  questions: z.array(storedForm(PreScreeningQuestion)),
  coverLetter: CoverLetterMode.default('required'),
  /** Start date of the job; null if not stated. */
  startOn: Day.nullable().default(null),
  match: JobMatch.nullable(),
  resume: ResumeFile.nullable(),
  /** Promise for an application sent now; null if the job promises nothing. */
  answer: PromisedAnswer.pick({ days: true, on: true }).nullable().default(null),
  obstacle: z.enum(['closed', 'applied', 'not_again', 'answers', 'profile', 'profession', 'excluded']).nullable(),
  applicationId: ApplicationId.nullable(),
});
export type ApplicationPreparation = z.infer<typeof ApplicationPreparation>;

export const Application = z.object({
  ...storedFields(ApplicationForm.omit({ answers: true, resume: true }).shape),
  answers: z.array(AnsweredQuestion).default([]),
  /** Snapshot of the resume. */
  resume: z.object({ fileName: z.string(), contentType: z.string() }).nullable().default(null),
  applicationId: ApplicationId,
  jobId: JobId,
  organizationId: OrganizationId,
  professionalId: UserId,
  status: ApplicationStatus,
  /** 2 when reapplying after a withdrawal. */
  attempt: z.int().positive().default(1),
  appliedAt: Instant,
  updatedAt: Instant,
  statusSince: Instant.optional(),
  version: Version,
  /** Match at the time of applying, under the rules at that time; null for older applications. */
  match: JobMatch.nullable().default(null),
  /** Null if the job promised nothing when the application arrived. */
  answer: PromisedAnswer.nullable().default(null),
});
export type Application = z.infer<typeof Application>;

/** For professionals `by` is empty: they never see which team member acted. */
export const ApplicationStep = z.object({
  status: ApplicationStatus,
  at: Instant,
  reason: z.string(),
  side: z.enum(['professional', 'employer']).default('employer'),
  by: z.string().default(''),
  /** Whether it undid the previous step before the professional was notified. */
  undo: z.boolean().default(false),
  /** Standard reason of a rejection, shown in the reader's language. */
  closing: z.enum(closingReasons).nullable().default(null),
});
export type ApplicationStep = z.infer<typeof ApplicationStep>;

const jobLine = { jobTitle: z.string(), organization: z.string(), location: z.string() };

export const MyApplication = Application.omit({
  coverLetter: true,
  availableStart: true,
  expectedSalary: true,
  message: true,
  answers: true,
  resume: true,
}).extend({
  ...jobLine,
  pay: JobPay.nullable().default(null),
  statusSince: Instant,
  match: MatchOutcome.nullable(),
});
export type MyApplication = z.infer<typeof MyApplication>;

export const ReceivedApplication = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
  updatedAt: Instant,
  statusSince: Instant,
  /** Stage before the last rejection, restored on reopening. */
  rejectedFrom: ApplicationStatus.nullable().default(null),
  version: Version,
  candidate: ShownCandidate,
  match: MatchOutcome.nullable(),
  source: z.enum(applicationSources).default('direct'),
  rating: z.int().min(1).max(5).nullable().default(null),
  notes: z.int().nonnegative().default(0),
  answer: PromisedAnswer.nullable().default(null),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

/** Internal to the team. */
export const ApplicationNote = z.object({
  noteId: ApplicationNoteId,
  text: z.string(),
  mentions: z.array(z.object({ userId: UserId, name: z.string() })),
  by: z.object({ userId: UserId, name: z.string() }),
  at: Instant,
});
export type ApplicationNote = z.infer<typeof ApplicationNote>;

/** From the candidate's current profile. Numbers are handed over with the profile itself. */
export const CandidateHistory = z.object({
  employment: z.array(storedForm(Employment)).default([]),
  education: z
    .array(storedForm(Education.omit({ certificateNumber: true, credentialId: true, verificationUrl: true }).strip()))
    .default([]),
  certifications: z.array(storedForm(HeldCertification.omit({ number: true }).strip())).default([]),
});
export type CandidateHistory = z.infer<typeof CandidateHistory>;

export const ApplicationDetail = Application.extend({
  ...jobLine,
  pay: JobPay.nullable().default(null),
  timeline: z.array(ApplicationStep),
  /** Current match of an open application, if profile, job, or rules have changed it. */
  matchNow: z.object({ match: JobMatch, rulesChanged: z.boolean() }).nullable().default(null),
  /** Stage before the last rejection; null for the professional. */
  rejectedFrom: ApplicationStatus.nullable().default(null),
  /** Whether neither side can continue; the employer isn't told why. */
  halted: z.boolean().default(false),
  candidate: ShownCandidate.extend({
    email: z.string(),
    phone: z.string(),
    bio: z.string(),
    skills: z.array(z.string()),
    languages: z.array(SpokenLanguage),
    ...CandidateHistory.shape,
  }),
  team: z
    .object({ rating: z.int().min(1).max(5).nullable(), notes: z.array(ApplicationNote) })
    .nullable()
    .default(null),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;
