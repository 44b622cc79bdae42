import { answerRecord, jobAnswerStage } from '@shared/hiring/rules/answer-clock';
import { applicantStatus, mayApplyAgain } from '@shared/hiring/rules/application-status';
import { matchJob } from '@shared/hiring/rules/match/match';
import { ratingOf } from '@shared/people/rules/rating';
import { AppError } from '@shared/errors';
import type { PublicAnswers } from '@shared/hiring/model/answer';
import type { JobDetail, PublicJob } from '@shared/hiring/model/job';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { earliestToday } from '../../platform/clock';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { personFace } from '../../store/organizations/organizations/member-names';
import { jobOwners, mayAccessJob, recruiterOf, type JobItem } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';

/** Returns any job that was published; drafts have no page. */
export const getPublicJob = async (deps: Deps, jobId: string): Promise<PublicJob> => {
  const job = await deps.jobs.get(jobId);
  if (!job || job.status === 'draft' || job.hidden) throw new AppError('NOT_FOUND');
  const [company, answers] = await Promise.all([deps.organizations.get(job.organizationId), answersOf(deps, job)]);
  if (!company || company.hidden) throw new AppError('NOT_FOUND');
  return { ...job, ...brandOf(company), answers, filledOpenings: job.hires, status: job.status };
};

const answersOf = async (
  { answerDays, clock }: Pick<Deps, 'answerDays' | 'clock'>,
  { jobId, answerDays: promised }: JobItem,
): Promise<PublicAnswers | null> => {
  if (promised === null) return null;
  const now = clock.now();
  const days = await answerDays.ofJob(jobId, earliestToday(now));
  const at = now.toISOString();
  return { stage: jobAnswerStage(days, at), record: answerRecord(days, at) };
};

const brandOf = (company: RatedOrganization) => ({
  organization: company.company_name,
  logo_url: company.logo_url,
  facility_photo: company.photos[0] ?? null,
  verified: company.verified,
  organizationRating: ratingOf(company),
});

type Query = { caller: AuthorizedCaller; jobId: string };
type OwnPart = Pick<
  JobDetail,
  'applicationId' | 'applicationStatus' | 'appliedAt' | 'mayApplyAgain' | 'saved' | 'match'
>;

export const getJobDetail = async (deps: Deps, { caller, jobId }: Query): Promise<JobDetail> => {
  const isProfessional = caller.role === 'professional';
  const job = await deps.jobs.get(jobId);
  const visible = job && (isProfessional ? job.status !== 'draft' : mayAccessJob(caller, job));
  if (!visible) throw new AppError('NOT_FOUND');
  const [company, answers, own] = await Promise.all([
    companyPart(deps, job),
    answersOf(deps, job),
    isProfessional ? ownPart(deps, job, caller.userId) : noOwnPart,
  ]);
  const { hiddenToo, closing, writeTo, ...shown } = company;
  const hidden = job.hidden || (hiddenToo && !closing);
  if ((job.hidden || hiddenToo) && isProfessional && own.applicationId === null) throw new AppError('NOT_FOUND');
  const takesPart = own.applicationId !== null || job.status === 'active';
  const contactId = isProfessional && takesPart ? writeTo : null;
  const asks = contactId !== null && own.applicationId === null;
  return {
    ...job,
    ...(hidden && { hidden }),
    ...shown,
    ...own,
    answers,
    recruiterId: contactId,
    askedIn: asks ? await deps.askedIn({ ...job, userId: caller.userId, contactId }) : null,
    filledOpenings: job.hires,
    ...(isProfessional && !takesPart && withoutApplyDetails),
  };
};

/** Hides contact and application details of a closed job, except from existing applicants. */
const withoutApplyDetails: Pick<
  JobDetail,
  'contactEmails' | 'applicationInstructions' | 'preScreeningQuestions' | 'recruiter' | 'recruiterPhone'
> = {
  contactEmails: [],
  applicationInstructions: '',
  preScreeningQuestions: [],
  recruiter: { first_name: '', last_name: '', photo_url: null },
  recruiterPhone: '',
};

const noOwnPart: OwnPart = {
  applicationId: null,
  applicationStatus: null,
  appliedAt: null,
  mayApplyAgain: false,
  saved: false,
  match: null,
};

const ownPart = async ({ jobs, profiles, clock }: Deps, job: JobItem, userId: string): Promise<OwnPart> => {
  const [application, saved, profile] = await Promise.all([
    jobs.applicationOf(job.jobId, userId),
    jobs.isSaved(job.jobId, userId),
    profiles.get(userId),
  ]);
  return {
    applicationId: application?.applicationId ?? null,
    applicationStatus: application ? applicantStatus(application.status) : null,
    appliedAt: application?.appliedAt ?? null,
    mayApplyAgain: application !== null && mayApplyAgain(application),
    saved,
    match: profile && matchJob(job, profile, earliestToday(clock.now())),
  };
};

type CompanyPart = Pick<
  JobDetail,
  | 'organization'
  | 'logo_url'
  | 'facility_photo'
  | 'verified'
  | 'organizationRating'
  | 'contactEmails'
  | 'company'
  | 'recruiter'
  | 'recruiterPhone'
> & { hiddenToo: true | undefined; closing: boolean; writeTo: string | null };

const companyPart = async (deps: Deps, job: JobItem): Promise<CompanyPart> => {
  const [company, people] = await Promise.all([
    deps.organizations.get(job.organizationId),
    deps.people.find(jobOwners(job)),
  ]);
  const recruiter = recruiterOf(job, people);
  if (!company) throw new AppError('NOT_FOUND');
  const fallback = company.email ? [company.email] : [];
  return {
    ...brandOf(company),
    hiddenToo: company.hidden,
    closing: company.closesAt !== undefined,
    contactEmails: job.contactEmails.length > 0 ? job.contactEmails : fallback,
    company: {
      name: company.company_name,
      industry: company.industry,
      size: company.company_size,
      website: company.website,
      description: company.company_description,
      founded_year: company.founded_year,
      specializations: company.specializations,
      benefits: company.benefits,
    },
    recruiter: personFace(people, recruiter ?? ''),
    recruiterPhone: (recruiter && people.get(recruiter)?.shownPhone) ?? '',
    writeTo: recruiter,
  };
};
