import * as z from 'zod';
import { limits } from '../limits';
import { ApplicationStatus, JobStatus, QuestionType } from './enumerations';
import {
  ApplicationId,
  ApplicationNoteId,
  Day,
  Instant,
  JobId,
  optionalLine,
  optionalProse,
  OrganizationId,
  prose,
  QuestionId,
  UserId,
  Version,
} from './fields';
import { PreScreeningQuestion } from './job';
import { applicationSources, resumeChoices } from './hiring-vocabulary';
import { JobMatch } from './match';
import { CandidateSummary, ResumeFile } from './professional';
import { storedFields, storedForm } from './stored-form';

/** An answer to a pre-screening question; which kind is asked for, domain/screening.ts checks. */
export const Answer = z.strictObject({
  questionId: QuestionId,
  answer: z.union([optionalProse(limits.answerLength).unwrap(), z.boolean(), z.number()]).nullable(),
});
export type Answer = z.infer<typeof Answer>;

/** The apply form. */
export const ApplicationForm = z.strictObject({
  coverLetter: prose(limits.coverLetterLength),
  availableStart: Day,
  expectedSalary: optionalLine(limits.nameLength),
  message: optionalProse(limits.applicationMessageLength),
  answers: z.array(Answer).max(limits.questionsPerJob).default([]),
  resume: z.enum(resumeChoices).default('none'),
  source: z.enum(applicationSources).default('direct'),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** A question as it was asked, with its answer: later changes of the posting change nothing here. */
export const AnsweredQuestion = z.object({
  questionId: QuestionId,
  question: z.string(),
  type: QuestionType,
  required: z.boolean(),
  answer: storedForm(Answer.shape.answer),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/** What is shown before an application is sent. */
export const ApplicationPreparation = z.object({
  jobId: JobId,
  jobTitle: z.string(),
  organization: z.string(),
  status: JobStatus,
  applicationInstructions: z.string(),
  questions: z.array(storedForm(PreScreeningQuestion)),
  match: JobMatch.nullable(),
  /** The uploaded one, if there is any. */
  resume: ResumeFile.nullable(),
  /** Why nothing can be sent now; null when it can. */
  obstacle: z.enum(['closed', 'applied', 'not_again', 'profile']).nullable(),
  /** The application before this one. */
  applicationId: ApplicationId.nullable(),
});
export type ApplicationPreparation = z.infer<typeof ApplicationPreparation>;

export const Application = z.object({
  ...storedFields(ApplicationForm.omit({ answers: true, resume: true }).shape),
  answers: z.array(AnsweredQuestion).default([]),
  /** The resume as it was sent. */
  resume: z.object({ fileName: z.string(), contentType: z.string() }).nullable().default(null),
  applicationId: ApplicationId,
  jobId: JobId,
  organizationId: OrganizationId,
  professionalId: UserId,
  status: ApplicationStatus,
  /** 2 for an application after a withdrawn one. */
  attempt: z.int().positive().default(1),
  appliedAt: Instant,
  updatedAt: Instant,
  /** In the current status since then. */
  statusSince: Instant.optional(),
  version: Version,
  /** How well the professional fitted when they applied, by the rules of then; null for applications from before. */
  match: JobMatch.nullable().default(null),
});
export type Application = z.infer<typeof Application>;

/** One step of an application's timeline. The professional never sees who of the team acted: `by` is empty for them. */
export const ApplicationStep = z.object({
  status: ApplicationStatus,
  at: Instant,
  reason: z.string(),
  side: z.enum(['professional', 'employer']).default('employer'),
  /** Name of the member or of the professional. */
  by: z.string().default(''),
  /** It took back the step before it, of which the professional was never told. */
  undo: z.boolean().default(false),
});
export type ApplicationStep = z.infer<typeof ApplicationStep>;

const jobLine = { jobTitle: z.string(), organization: z.string(), location: z.string() };

/** The score alone; the reasons are with the application. */
export const MatchScore = z.object({ score: z.int(), blocked: z.boolean() });

/** A row of "my applications": what was written is with the application itself. */
export const MyApplication = Application.omit({
  coverLetter: true,
  availableStart: true,
  expectedSalary: true,
  message: true,
  answers: true,
  resume: true,
}).extend({
  ...jobLine,
  /** What the posting paid then, in words. */
  pay: z.string().default(''),
  statusSince: Instant,
  match: MatchScore.nullable(),
});
export type MyApplication = z.infer<typeof MyApplication>;

/** A row of the employer's inbox, a card of the board. */
export const ReceivedApplication = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
  updatedAt: Instant,
  /** In the current status since then. */
  statusSince: Instant,
  /** Its stage before it was rejected last: where it returns to when it is reopened. */
  rejectedFrom: ApplicationStatus.nullable().default(null),
  version: Version,
  candidate: CandidateSummary,
  match: MatchScore.nullable(),
  source: z.enum(applicationSources).default('direct'),
  /** What the team thinks, 1 to 5. */
  rating: z.int().min(1).max(5).nullable().default(null),
  notes: z.int().nonnegative().default(0),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

/** What members of the team write to each other about an applicant. */
export const ApplicationNote = z.object({
  noteId: ApplicationNoteId,
  text: z.string(),
  /** Members who are told. */
  mentions: z.array(z.object({ userId: UserId, name: z.string() })),
  by: z.object({ userId: UserId, name: z.string() }),
  at: Instant,
});
export type ApplicationNote = z.infer<typeof ApplicationNote>;

/** One application with its timeline; `candidate` adds the contact and the profile for the employer's side. */
export const ApplicationDetail = Application.extend({
  ...jobLine,
  /** What the posting paid then, in words. */
  pay: z.string().default(''),
  timeline: z.array(ApplicationStep),
  /** Its stage before it was rejected last; null for the professional. */
  rejectedFrom: ApplicationStatus.nullable().default(null),
  candidate: CandidateSummary.extend({
    email: z.string(),
    phone: z.string(),
    bio: z.string(),
    skills: z.string(),
    languages: z.string(),
  }),
  /** Null for the professional. */
  team: z
    .object({ rating: z.int().min(1).max(5).nullable(), notes: z.array(ApplicationNote) })
    .nullable()
    .default(null),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;
