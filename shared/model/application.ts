import * as z from 'zod';
import { limits } from '../limits';
import { ApplicationStatus } from './enumerations';
import {
  ApplicationId,
  Day,
  Instant,
  JobId,
  optionalLine,
  optionalProse,
  OrganizationId,
  prose,
  UserId,
  Version,
} from './fields';
import { JobMatch } from './match';
import { CandidateSummary } from './professional';

/** The apply form. */
export const ApplicationForm = z.strictObject({
  coverLetter: prose(limits.coverLetterLength),
  availableStart: Day,
  expectedSalary: optionalLine(limits.nameLength),
  message: optionalProse(limits.applicationMessageLength),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const Application = z.object({
  ...ApplicationForm.shape,
  applicationId: ApplicationId,
  jobId: JobId,
  organizationId: OrganizationId,
  professionalId: UserId,
  status: ApplicationStatus,
  appliedAt: Instant,
  updatedAt: Instant,
  version: Version,
  /** How well the professional fitted when they applied, by the rules of then; null for applications from before. */
  match: JobMatch.nullable().default(null),
});
export type Application = z.infer<typeof Application>;

/** One step of an application's timeline. The professional never sees who of the team acted. */
export const ApplicationStep = z.object({
  status: ApplicationStatus,
  at: Instant,
  reason: z.string(),
});
export type ApplicationStep = z.infer<typeof ApplicationStep>;

const jobLine = { jobTitle: z.string(), organization: z.string(), location: z.string() };

/** A row of "my applications". */
export const MyApplication = Application.extend(jobLine);
export type MyApplication = z.infer<typeof MyApplication>;

/** A row of the employer's inbox. */
export const ReceivedApplication = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
  version: Version,
  candidate: CandidateSummary,
  match: JobMatch.nullable().default(null),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

/** One application with its timeline; `candidate` adds the contact and the profile for the employer's side. */
export const ApplicationDetail = Application.extend({
  ...jobLine,
  timeline: z.array(ApplicationStep),
  candidate: CandidateSummary.extend({
    email: z.string(),
    phone: z.string(),
    bio: z.string(),
    skills: z.string(),
    languages: z.string(),
  }),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;
