import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { draftOf, emptyDraft, isSameDraft } from '@/hiring/parts/jobs/job-draft';

type KeptJobDraft = { base: JobDraft; values: JobDraft; version: number | null };

const keyOf = (userId: string, jobId: string | null): string => `posting.${userId}.${jobId ?? 'new'}`;

const isDraft = (value: unknown): value is JobDraft =>
  typeof value === 'object' && value !== null && typeof (value as Partial<JobDraft>).title === 'string';

/** Fields added to the form since are empty. */
const whole = (draft: JobDraft): JobDraft => ({ ...emptyDraft, ...draft });

const read = (userId: string, jobId: string | null): KeptJobDraft | null => {
  const kept = readKept<KeptJobDraft>(keyOf(userId, jobId));
  if (!kept || !isDraft(kept.base) || !isDraft(kept.values)) return null;
  return { base: whole(kept.base), values: whole(kept.values), version: kept.version };
};

export const keepJobDraft = (userId: string, stored: ManagedJob | null, values: JobDraft): void =>
  keepForLater(keyOf(userId, stored?.jobId ?? null), {
    base: stored ? draftOf(stored) : emptyDraft,
    values,
    version: stored?.version ?? null,
  } satisfies KeptJobDraft);

export const dropJobDraft = (userId: string, jobId: string | null): void => dropKept(keyOf(userId, jobId));

export type Start = {
  values: JobDraft;
  /** The job the values are based on, in its version at that time. */
  stored: ManagedJob | null;
  isRestored: boolean;
};

export const startOf = (userId: string, job: ManagedJob | null): Start => {
  const stored = job ? draftOf(job) : emptyDraft;
  const fresh: Start = { values: stored, stored: job, isRestored: false };
  const kept = read(userId, job?.jobId ?? null);
  if (!kept || isSameDraft(kept.values, stored) || (job === null) !== (kept.version === null)) return fresh;
  // Keeps the original version, so saving detects the same conflict.
  const from = job && kept.version !== null ? { ...job, ...kept.base, version: kept.version } : null;
  return { values: kept.values, stored: from, isRestored: true };
};
