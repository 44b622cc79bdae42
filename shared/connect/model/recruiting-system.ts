import * as z from 'zod';
import { IntegrationProviderName } from './integration';
import { limits } from '../../limits';
import { JobStatus } from '../../core/model/enumerations';
import { ApplicationId, Instant, JobId, UserId, Version, FirstVersion } from '../../core/model/fields';
import { differenceChoices, hireStates, sourceFields, syncProblems } from './recruiting-system-vocabulary';

/** ID of a job in a recruiting system. */
export const ExternalId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(limits.externalIdLength);

export const SourceFields = z.object({
  title: z.string(),
  location: z.string(),
  numberOfOpenings: z.int().positive(),
  description: z.string(),
});
export type SourceFields = z.infer<typeof SourceFields>;

/** Origin of a job. `reference`: the requisition's number as people there know it. */
export const JobSource = z.object({ provider: IntegrationProviderName, externalId: z.string(), reference: z.string() });
export type JobSource = z.infer<typeof JobSource>;

/** Change in the system that the job here doesn't have yet. */
export const SourceDifference = z.object({ field: z.enum(sourceFields), ours: z.string(), theirs: z.string() });
export type SourceDifference = z.infer<typeof SourceDifference>;

export const ImportedJob = z.object({
  externalId: z.string(),
  reference: z.string(),
  /** Title in the system. */
  title: z.string(),
  jobId: JobId,
  /** Null if it was deleted here. */
  job: z.object({ title: z.string(), status: JobStatus, version: Version }).nullable(),
  openThere: z.boolean(),
  /** Time of the last change in the system. */
  changedAt: Instant,
  /** Number that changes with each change in the system. */
  revision: z.int(),
  differences: z.array(SourceDifference),
});
export type ImportedJob = z.infer<typeof ImportedJob>;

export const SyncResult = z.object({ at: Instant, problem: z.enum(syncProblems).nullable() });
export type SyncResult = z.infer<typeof SyncResult>;

export const DifferenceForm = z.strictObject({
  choice: z.enum(differenceChoices),
  revision: FirstVersion,
  /** Version of the job. */
  version: Version,
});

export const ExportedHire = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  professionalId: UserId,
  name: z.string(),
  state: z.enum(hireStates),
  at: Instant,
});
export type ExportedHire = z.infer<typeof ExportedHire>;
