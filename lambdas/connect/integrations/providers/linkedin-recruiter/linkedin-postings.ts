import { paths, pathTo } from '@shared/paths';
import { createHash } from 'node:crypto';
import {
  linkedInDescription,
  linkedInLocation,
  linkedInSalary,
} from '../../../../store/connect/job-feeds/linkedin-job';
import type { JobItem } from '../../../../store/hiring/jobs/job-item';

export type PostingOperation = 'CREATE' | 'UPDATE' | 'RENEW' | 'CLOSE';

/** Format: https://learn.microsoft.com/linkedin/talent/job-postings/api/job-posting-api-schema */
export type Posting = Readonly<Record<string, unknown>> & { externalJobPostingId: string };

/** Data that LinkedIn requires to close the posting of a deleted job. */
export type PostedFacts = { title: string; location: string; listedAt: string };

export type PostingContext = { companyId: string; posterEmail: string; siteUrl: string };

const statuses: Record<JobItem['jobType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'TEMPORARY',
  locum: 'TEMPORARY',
  per_diem: 'OTHER',
};

const applyUrl = (jobId: string, siteUrl: string): string => new URL(pathTo(paths.job, { jobId }), siteUrl).href;

const compensation = (job: JobItem) => {
  const salary = linkedInSalary(job);
  if (salary === null) return {};
  const { low, high, currency: currencyCode, period } = salary;
  const amount = (units: number) => ({ amount: String(units), currencyCode });
  const range = { start: amount(low), end: amount(high) };
  return { compensation: { compensations: [{ value: { range }, period, type: 'BASE_SALARY' }] } };
};

/** Returns null for a job that LinkedIn would drop: without a place, or with a description below 100 characters. */
export const toPosting = (
  job: JobItem,
  { companyId, posterEmail, siteUrl }: PostingContext,
): { posting: Posting; facts: PostedFacts } | null => {
  const [description, location] = [linkedInDescription(job), linkedInLocation(job)];
  if (description === null || location === null || job.title === '') return null;
  const listedAt = Date.parse(job.publishedAt ?? job.createdAt);
  const posting = {
    integrationContext: `urn:li:organization:${companyId}`,
    companyApplyUrl: applyUrl(job.jobId, siteUrl),
    externalJobPostingId: job.jobId,
    title: job.title,
    description,
    listedAt,
    location,
    workplaceTypes: [job.remote ? 'Remote' : 'On-site'],
    employmentStatus: statuses[job.jobType],
    listingType: 'BASIC',
    availability: 'PUBLIC',
    posterEmail,
    ...compensation(job),
  };
  return { posting, facts: { title: job.title, location, listedAt: String(listedAt) } };
};

/** The schema also requires a description of 100 characters for closings. No one sees it. */
const closedText =
  // eslint-disable-next-line core/no-restricted-syntax -- no one reads it
  'This job is closed. It was posted by its employer, who no longer takes applications for it here or on its own page.';

/** https://learn.microsoft.com/linkedin/talent/job-postings/api/close-jobs: posted again, to be closed. */
export const toClosingPosting = (
  jobId: string,
  { title, location, listedAt }: PostedFacts,
  { companyId, posterEmail, siteUrl }: PostingContext,
): Posting => ({
  integrationContext: `urn:li:organization:${companyId}`,
  companyApplyUrl: applyUrl(jobId, siteUrl),
  externalJobPostingId: jobId,
  title,
  description: closedText,
  listedAt: Number(listedAt),
  location,
  listingType: 'BASIC',
  availability: 'PUBLIC',
  posterEmail,
});

/** Hash that changes with anything LinkedIn would show. */
export const markOf = (posting: Posting): string =>
  createHash('sha256').update(JSON.stringify(posting)).digest('base64url');
