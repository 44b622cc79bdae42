import type { LinkedInPoster } from '@shared/connect/model/job-feed';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { linkedInDescription, linkedInLocation, linkedInSalary } from '../../store/connect/job-feeds/linkedin-job';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { renderFeed, type Company, type FeedSource } from './render-feed';
import type { FeedDocument } from './ports';
import { cdata, element } from './xml';

/** The format has no others; a job with another type omits it. */
const jobTypes: Partial<Record<JobItem['jobType'], string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'CONTRACT',
  locum: 'CONTRACT',
};

const amount = (name: string, units: number, currency: string): string =>
  `<${name}><amount>${cdata(String(units))}</amount><currencyCode>${cdata(currency)}</currencyCode></${name}>`;

const salaries = (job: JobItem): string => {
  const found = linkedInSalary(job);
  if (found === null) return '';
  const { low, high, currency, period } = found;
  const ends = amount('highEnd', high, currency) + amount('lowEnd', low, currency);
  const kind = `<period>${cdata(period)}</period><type>${cdata('BASE_SALARY')}</type>`;
  return `    <salaries><salary>${ends}${kind}</salary></salaries>\n`;
};

/**
 * The fields of https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide. LinkedIn wants
 * partnerJobId (up to 40 characters), company, title, description (100 characters or more), applyUrl, companyId,
 * location, and, since June 2025, posterEmail. A job that lacks one is left out: LinkedIn would drop it.
 */
const jobElement = (job: JobItem, company: Company, poster: LinkedInPoster, siteUrl: string): string => {
  const [description, location] = [linkedInDescription(job), linkedInLocation(job)];
  if (description === null || location === null || job.title === '') return '';
  return [
    '  <job>\n',
    element('partnerJobId', job.jobId),
    element('company', company.company_name),
    element('title', job.title),
    element('description', description),
    element('applyUrl', new URL(pathTo(paths.job, { jobId: job.jobId }), siteUrl).href),
    element('companyId', poster.companyId),
    element('location', location),
    element('workplaceTypes', job.remote ? 'Remote' : 'On-site'),
    element('jobtype', jobTypes[job.jobType]),
    salaries(job),
    element('listDate', (job.publishedAt ?? job.createdAt).slice(0, 10)),
    element('expirationDate', job.applicationDeadlineOn),
    element('posterEmail', poster.posterEmail),
    '  </job>\n',
  ].join('');
};

export const linkedInDocument = (
  source: FeedSource & { poster: LinkedInPoster },
  siteUrl: string,
): Promise<FeedDocument> =>
  renderFeed(source, {
    jobElement: (job) => jobElement(job, source.organization, source.poster, siteUrl),
    head: ({ changedAt, count }) =>
      `  <lastBuildDate>${new Date(changedAt).toUTCString()}</lastBuildDate>\n` +
      `  <publisherUrl>${cdata(siteUrl)}</publisherUrl>\n` +
      `  <publisher>${cdata(productName)}</publisher>\n` +
      `  <expectedJobCount>${cdata(String(count))}</expectedJobCount>\n`,
  });
