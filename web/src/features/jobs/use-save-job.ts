import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobDraft, ManagedJob } from '@shared/model/job';
import { api } from '@/lib/api';
import { useIdempotencyKey } from '@/lib/idempotency-key';
import { withShownAmounts } from './job-draft';
import { useStoreJob } from './job-queries';

/** `draft` saves without publishing, `publish` goes live, `save` changes a posting that was published before. */
export type Intent = 'draft' | 'publish' | 'save';
type Save = { values: JobDraft; intent: Intent; from: ManagedJob | null };

/** Saves the form over the version it was made from, and remembers what is stored now. */
export const useSaveJob = (initial: ManagedJob | null) => {
  const [stored, setStored] = useState(initial);
  const keyFor = useIdempotencyKey();
  const keep = useStoreJob();

  const create = (job: JobDraft, intent: Intent) => {
    const body = { job, status: intent === 'publish' ? ('active' as const) : ('draft' as const) };
    return api('createJob', { body }, { idempotencyKey: keyFor(body) });
  };

  const update = async (job: JobDraft, intent: Intent, { jobId, version }: ManagedJob) => {
    const saved = await api('updateJob', { params: { jobId }, body: { job, version } });
    // Stored even when publishing is refused: the next attempt starts from here.
    setStored(saved);
    if (intent !== 'publish') return saved;
    return api('changeJobStatus', { params: { jobId }, body: { status: 'active', version: saved.version } });
  };

  const save = useMutation({
    mutationFn: ({ values, intent, from }: Save) => {
      const job = withShownAmounts(values);
      return from ? update(job, intent, from) : create(job, intent);
    },
    onSuccess: (job) => {
      setStored(job);
      keep(job);
    },
  });
  return { stored, setStored, save };
};
