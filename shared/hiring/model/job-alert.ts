import * as z from 'zod';
import { limits } from '../../limits';
import { AlertFrequency } from '../../core/model/enumerations';
import { Instant, JobAlertId, line, Version } from '../../core/model/fields';
import { JobFilters } from '../../find/model/job-search';
import { storedFields } from '../../core/model/stored-form';
import { alertSubjects } from '../../core/model/vocabulary';

export const JobAlertSettings = z.strictObject({
  name: line(limits.alertNameLength),
  frequency: AlertFrequency,
  /** A paused alert sends nothing. */
  paused: z.boolean().default(false),
});
export type JobAlertSettings = z.infer<typeof JobAlertSettings>;

export const JobAlert = z.object({
  ...storedFields(JobAlertSettings.shape),
  jobAlertId: JobAlertId,
  about: z.enum(alertSubjects).default('jobs'),
  search: z.record(z.string(), z.string()),
  createdAt: Instant,
  lastSentAt: Instant.nullable(),
  version: Version,
});
export type JobAlert = z.infer<typeof JobAlert>;

export const NewJobAlert = z.strictObject({
  ...JobAlertSettings.omit({ paused: true }).shape,
  search: z.record(z.string().max(40), z.string().max(1000)).refine((search) => JobFilters.safeParse(search).success),
});
export type NewJobAlert = z.infer<typeof NewJobAlert>;
