import { useRef, useState } from 'react';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { api, ApiError } from '@/lib/api/api';
import { skippingRequired, withShownAmounts } from '@/hiring/parts/jobs/job-draft';
import { useStoreJobs, useStoreNewJob } from '@/hiring/parts/jobs/job-queries';

/** `draft` saves without publishing, `publish` goes live, `save` changes a published job. */
export type Intent = 'draft' | 'publish' | 'save';

type NewJob = { job: JobDraft; status: 'draft' | 'active' };
type Attempt = { body: NewJob; key: string };

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'IN_PROGRESS';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One write at a time. A creation whose response was lost is repeated with its key, so it never creates two jobs. */
export const useSaveJob = (initial: ManagedJob | null) => {
  const [stored, setShown] = useState(initial);
  const latest = useRef(initial);
  const unanswered = useRef<Attempt>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useStoreJobs();
  const keepNew = useStoreNewJob();

  const setStored = (job: ManagedJob | null): void => {
    latest.current = job;
    setShown(job);
  };

  const create = async ({ body, key }: Attempt): Promise<ManagedJob> => {
    unanswered.current = { body, key };
    try {
      const created = await api('createJob', { body }, { idempotencyKey: key });
      unanswered.current = null;
      setStored(created);
      keepNew(created);
      return created;
    } catch (error) {
      if (isRefusal(error)) unanswered.current = null;
      throw error;
    }
  };

  const update = async (job: JobDraft, intent: Intent, { jobId, version }: ManagedJob): Promise<ManagedJob> => {
    const saved = await api('updateJob', { params: { jobId }, body: { job, version } });
    // Saved even if publishing is refused: the next attempt starts from here.
    setStored(saved);
    if (intent !== 'publish' || saved.status === 'active') return saved;
    return api('changeJobStatus', { params: { jobId }, body: { status: 'active', version: saved.version } });
  };

  const write = async (values: JobDraft, intent: Intent): Promise<ManagedJob> => {
    const job = withShownAmounts(intent === 'draft' ? skippingRequired(values) : values);
    if (latest.current === null) {
      const wanted: NewJob = { job, status: intent === 'publish' ? 'active' : 'draft' };
      const attempt = unanswered.current ?? { body: wanted, key: crypto.randomUUID() };
      const created = await create(attempt);
      if (isSame(attempt.body, wanted)) return created;
    }
    const saved = await update(job, intent, latest.current!);
    setStored(saved);
    keep([saved]);
    return saved;
  };

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(act);
    queue.current = next.catch(() => undefined);
    return next;
  };

  return {
    stored,
    setStored,
    latest,
    save: (values: JobDraft, intent: Intent) => inTurn(() => write(values, intent)),
    saveQuietly: (values: JobDraft, isWanted: () => boolean) =>
      inTurn(async () => (isWanted() ? write(values, 'draft') : null)),
  };
};
