import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { teamTakingPart } from '../../store/hiring/interviews/interview-item';
import { mayAccessJob } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';

export type AuthorizedApplication = { application: ApplicationItem; mayEditKit: boolean };

/** Lets members read applications for their jobs, and of candidates they interview. */
export const loadAuthorizedApplication = async (
  { applications, interviews, jobs }: Pick<Deps, 'applications' | 'interviews' | 'jobs'>,
  caller: AuthorizedCaller,
  applicationId: string,
): Promise<AuthorizedApplication> => {
  const application = await applications.get(applicationId);
  if (!application || caller.membership?.organizationId !== application.organizationId) throw new AppError('NOT_FOUND');
  const job = caller.scope === 'organization' ? null : await jobs.get(application.jobId);
  if (caller.scope === 'organization' || (job && mayAccessJob(caller, job))) return { application, mayEditKit: true };
  const held = await interviews.ofApplication(applicationId);
  if (held.some((interview) => teamTakingPart(interview).includes(caller.userId)))
    return { application, mayEditKit: false };
  throw new AppError('NOT_FOUND');
};
