import { limits } from '@shared/limits';
import { JobDraft, type ManagedJob } from '@shared/hiring/model/job';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { answers } from '../../platform/text/answers';
import { managedJob } from '../../store/hiring/jobs/managed-jobs';
import { newPosting } from './create-job';
import type { Deps } from './ports';
import { loadAuthorizedJob } from './load-authorized-job';
import { saveNew } from './status/set-status';

const copyTitle = (title: string, language: Language): string =>
  answers
    .in(language)('copyOf', { title })
    .slice(0, limits.jobTitleLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const fieldNames = Object.keys(JobDraft.shape);

const contentOf = (job: JobDraft): JobDraft =>
  Object.fromEntries(Object.entries(job).filter(([name]) => fieldNames.includes(name))) as JobDraft;

/** Copies a job without its deadline. */
export const duplicateJob = async (
  deps: Deps,
  { caller, jobId, language }: { caller: AuthorizedCaller; jobId: string; language: Language },
): Promise<ManagedJob> => {
  const copied = await loadAuthorizedJob(deps, caller, jobId);
  const original = contentOf(copied);
  const job: JobDraft = {
    ...original,
    title: copyTitle(original.title, language),
    applicationDeadlineOn: null,
    preScreeningQuestions: original.preScreeningQuestions.map((question) => ({
      ...question,
      id: deps.clock.newId('qst'),
    })),
  };
  const copy = newPosting(deps, { caller, job, status: 'draft', language: copied.language });
  await saveNew(deps, copy, 'duplicated', caller);
  return managedJob(deps, copy);
};
