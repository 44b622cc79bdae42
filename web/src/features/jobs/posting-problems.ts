import type { JobDraft } from '@shared/model/job';
import { today } from '@/lib/today';
import { withShownAmounts } from './job-draft';
import type { Intent } from './use-save-job';

type Problem = readonly [field: keyof JobDraft, message: string];

/** What the server would refuse, told beside the fields before asking it. */
export const postingProblems = async (
  values: JobDraft,
  intent: Intent,
  storedDeadline: string | null,
): Promise<readonly Problem[]> => {
  const { orderProblems, publishProblems } = await import('@shared/model/job');
  const job = withShownAmounts(values);
  if (intent === 'draft') return orderProblems(job);
  // A deadline that has passed since must not keep a posting from being corrected.
  const keepsDeadline = intent === 'save' && job.applicationDeadlineOn === storedDeadline;
  return publishProblems(keepsDeadline ? { ...job, applicationDeadlineOn: null } : job, today());
};
