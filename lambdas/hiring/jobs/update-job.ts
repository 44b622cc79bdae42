import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { AppError } from '@shared/errors';
import type { Language } from '@shared/text/language';
import { notice } from '@shared/text/notice';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { managedJob } from '../../store/hiring/jobs/managed-jobs';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { changedFields, historyRecord } from './job-history';
import { checkEdit, checkPayRange, checkPosting, tidyDraft } from './job-rules';
import { textLanguage } from './create-job';
import type { Deps } from './ports';
import { withinListing } from './posting-quota';
import { loadAuthorizedJob } from './load-authorized-job';

type Command = { caller: AuthorizedCaller; jobId: string; job: JobDraft; version: number; language: Language };

/** Allows incomplete drafts, but not incomplete published jobs. Saving without changes writes nothing. */
export const updateJob = async (
  deps: Deps,
  { caller, jobId, job, version, language: spoken }: Command,
): Promise<ManagedJob> => {
  const edited = tidyDraft(job);
  const language = await textLanguage(edited, spoken);
  const saved = await retryOnConflict(async () => {
    const before = await loadAuthorizedJob(deps, caller, jobId);
    if (before.version !== version) throw new AppError('STALE_VERSION');
    const now = deps.clock.now();
    checkChange(before, edited, now);
    const answerDays = edited.answerDays ?? before.answerDays ?? answerLimits.promisedDays.usual;
    if (before.status === 'active') await checkPayRange(deps, edited, before.organizationId);
    const listed = withinListing({ ...before, ...edited, answerDays });
    const fields = changedFields(before, listed);
    if (fields.length === 0) return before;
    const after = { ...listed, language, version: version + 1, updatedAt: now.toISOString() };
    const record = historyRecord(deps.clock, now, { kind: 'edited', by: caller.userId, fields });
    await deps.jobs.change(before, after, record, null);
    return after;
  });
  return managedJob(deps, saved);
};

const checkChange = (before: JobItem, edited: JobDraft, now: Date): void => {
  if (before.status === 'draft') checkPosting(edited, { published: false, now });
  else checkEdit(before, edited, now);
  if (edited.numberOfOpenings < before.hires && edited.numberOfOpenings < before.numberOfOpenings) {
    throw new AppError('INVALID_REQUEST', undefined, {
      fields: { 'job.numberOfOpenings': notice('openingsBelowFilled') },
    });
  }
};
