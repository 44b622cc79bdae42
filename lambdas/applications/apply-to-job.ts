import { acceptsApplications } from '@shared/domain/job-status';
import { matchJob } from '@shared/domain/match';
import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { ApplicationForm, MyApplication } from '@shared/model/application';
import type { JobMatch } from '@shared/model/match';
import type { CandidateSummary } from '@shared/model/professional';
import type { AuthorizedCaller } from '../runtime/caller';
import { earliestToday } from '../runtime/clock';
import { retryStale } from '../runtime/retry-stale';
import type { StoredJob } from '../runtime/stored-job';
import { myApplication } from './application-views';
import type { Deps, StoredApplication } from './ports';

type Command = { caller: AuthorizedCaller; jobId: string; form: ApplicationForm };

/** Applies once per posting and person; the employer sees the person as they are now. */
export const applyToJob = (deps: Deps, { caller, jobId, form }: Command): Promise<MyApplication> =>
  retryStale(async () => {
    const [job, candidate] = await Promise.all([
      deps.applications.job(jobId),
      deps.applications.candidate(caller.userId),
    ]);
    if (!job || job.status === 'draft') throw new AppError('NOT_FOUND');
    const now = deps.clock.now();
    const today = earliestToday(now);
    if (!acceptsApplications(job, today)) throw new AppError('JOB_NOT_OPEN');
    if (!candidate) throw new AppError('PROFILE_REQUIRED');
    if (form.availableStart < today) {
      throw new AppError('INVALID_REQUEST', undefined, { fields: { availableStart: messages.startInPast } });
    }
    const organizations = await deps.organizations.names([job.organizationId]);
    const application = newApplication(deps, {
      form,
      job,
      candidate: candidate.summary,
      match: matchJob(job, candidate.profile, today),
      organization: organizations.get(job.organizationId) ?? '',
      at: now.toISOString(),
    });
    await deps.applications.submit(application, job, today);
    return myApplication(application);
  });

type Parts = {
  form: ApplicationForm;
  job: StoredJob;
  candidate: CandidateSummary;
  match: JobMatch;
  organization: string;
  at: string;
};

const newApplication = (deps: Deps, { form, job, candidate, match, organization, at }: Parts): StoredApplication => ({
  ...form,
  applicationId: deps.clock.newId('app'),
  jobId: job.jobId,
  organizationId: job.organizationId,
  professionalId: candidate.userId,
  status: 'new',
  appliedAt: at,
  updatedAt: at,
  version: 1,
  jobTitle: job.title,
  organization,
  location: job.location,
  candidate,
  match,
});
