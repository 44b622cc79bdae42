import { applicantStatus } from '@shared/domain/application-status';
import { AppError } from '@shared/errors';
import type { JobDetail, PublicJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../runtime/caller';
import { personName } from '../runtime/people-repository';
import { reaches, type StoredJob } from '../runtime/stored-job';
import type { Deps } from './ports';

/** Drafts, paused and closed postings have no public page. */
export const getPublicJob = async (deps: Deps, jobId: string): Promise<PublicJob> => {
  const job = await deps.jobs.get(jobId);
  if (job?.status !== 'active') throw new AppError('NOT_FOUND');
  const names = await deps.organizations.names([job.organizationId]);
  return { ...job, organization: names.get(job.organizationId) ?? '' };
};

type Query = { caller: AuthorizedCaller; jobId: string };

/**
 * The full page. A professional sees active postings and those applied to, whatever became of them; the team sees
 * theirs in every status.
 */
export const getJobDetail = async (deps: Deps, { caller, jobId }: Query): Promise<JobDetail> => {
  const isProfessional = caller.role === 'professional';
  const [job, application] = await Promise.all([
    deps.jobs.get(jobId),
    isProfessional ? deps.jobs.applicationOf(jobId, caller.userId) : null,
  ]);
  const visible = job && (isProfessional ? job.status === 'active' || application : reaches(caller, job));
  if (!visible) throw new AppError('NOT_FOUND');
  return {
    ...(await withCompany(deps, job)),
    applicationId: application?.applicationId ?? null,
    applicationStatus: application ? applicantStatus(application.status) : null,
  };
};

const withCompany = async (
  deps: Deps,
  job: StoredJob,
): Promise<Omit<JobDetail, 'applicationId' | 'applicationStatus'>> => {
  const [company, people] = await Promise.all([
    deps.organizations.get(job.organizationId),
    deps.people.find([job.postedBy]),
  ]);
  if (!company) throw new AppError('NOT_FOUND');
  const fallback = company.email ? [company.email] : [];
  return {
    ...job,
    organization: company.company_name,
    contactEmails: job.contactEmails.length > 0 ? job.contactEmails : fallback,
    company: {
      name: company.company_name,
      industry: company.industry,
      size: company.company_size,
      website: company.website,
      description: company.company_description,
    },
    recruiter: personName(people, job.postedBy),
  };
};
