import { JobDraft, type ManagedJob } from '@shared/hiring/model/job';
import type { ApiJobForm } from '@shared/connect/model/public-api';
import { defaultLanguage } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { createJob, type CreatingDeps } from './create-job';

type Command = { caller: AuthorizedCaller; job: ApiJobForm; status: 'draft' | 'active' };

/** Creates a job as the site does, with the key's service member as poster and the language detected from its texts. */
export const createJobByKey = (deps: CreatingDeps, { caller, job, status }: Command): Promise<ManagedJob> =>
  createJob(deps, { caller, job: JobDraft.parse(job), status, language: defaultLanguage });
