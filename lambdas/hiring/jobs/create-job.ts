import { answerLimits } from '@shared/hiring/limits/answer-limits';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import type { Language } from '@shared/text/language';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { requireAct } from '../../platform/plans/plan-refusal';
import { detectLanguage } from '../../platform/text/detect-language';
import { managedJob } from '../../store/hiring/jobs/managed-jobs';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { checkPayRange, checkPosting, tidyDraft } from './job-rules';
import type { Deps } from './ports';
import { saveNew } from './status/set-status';

type Command = { caller: AuthorizedCaller; job: JobDraft; status: 'draft' | 'active'; language: Language };

/** Detects the language of the long texts that applicants read. */
export const textLanguage = ({ description, requirements }: JobDraft, spoken: Language): Promise<Language> =>
  detectLanguage(`${description}\n${requirements}`, spoken);

export type CreatingDeps = Pick<Deps, 'jobs' | 'counters' | 'organizations' | 'people' | 'clock'>;

export const createJob = async (
  deps: CreatingDeps,
  { caller, job, status, language }: Command,
): Promise<ManagedJob> => {
  if (status === 'active') requireAct(caller, 'publishJobs');
  const draft = tidyDraft(job);
  checkPosting(draft, { published: status === 'active', now: deps.clock.now() });
  if (status === 'active') await checkPayRange(deps, draft, organizationOf(caller));
  const created = newPosting(deps, { caller, job: draft, status, language: await textLanguage(draft, language) });
  return managedJob(deps, await saveNew(deps, created, 'created', caller));
};

type Posting = Omit<Command, 'language'> & Pick<JobItem, 'language'>;

export const newPosting = ({ clock }: Pick<Deps, 'clock'>, { caller, job, status, language }: Posting): JobItem => {
  const at = clock.now().toISOString();
  return {
    ...job,
    answerDays: job.answerDays ?? answerLimits.promisedDays.usual,
    language,
    jobId: clock.newId('job'),
    organizationId: organizationOf(caller),
    postedBy: caller.userId,
    assignedTo: null,
    status,
    applicationCount: 0,
    hires: 0,
    daysToFill: 0,
    createdAt: at,
    updatedAt: at,
    publishedAt: status === 'active' ? at : null,
    statusChange: null,
    version: 1,
  };
};
