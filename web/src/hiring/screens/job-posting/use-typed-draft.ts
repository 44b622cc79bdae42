import { useFormContext, useWatch } from 'react-hook-form';
import type { JobDraft } from '@shared/hiring/model/job';
import { emptyDraft, withShownAmounts } from '@/hiring/parts/jobs/job-draft';

/** The draft as it would be stored now. */
export const useTypedDraft = (): JobDraft => {
  const { control } = useFormContext<JobDraft>();
  return withShownAmounts({ ...emptyDraft, ...(useWatch({ control }) as JobDraft) });
};
