import { jobAddress } from '@shared/core/rules/places/postal-address';
import { paths, pathTo } from '@shared/paths';
import labels from '@shared/locales/en/labels/professions.json';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import { markdownHtml } from '../../platform/text/markdown-html';
import { formatPay } from '../../platform/text/pay';
import { withoutEntities } from '../../platform/text/without-entities';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { renderFeed, type FeedSource } from './render-feed';
import type { FeedDocument } from './ports';
import { cdata, element } from './xml';

const jobTypes: Record<JobItem['jobType'], string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  locum: 'temporary',
  per_diem: 'perdiem',
};

type Company = Pick<RatedOrganization, 'company_name' | 'headquarters_country'>;

const hasPay = ({ salaryMinCents, salaryMaxCents }: JobItem): boolean =>
  salaryMinCents !== null || salaryMaxCents !== null;

/**
 * The elements of https://docs.indeed.com/indeed-apply/xml-feed, all of which it wants as CDATA: required are title,
 * date (of the first publication, ISO 8601), referencenumber, requisitionid, url, company, city, state, country, and
 * description. Other boards read the same format.
 */
const jobElement = (job: JobItem, company: Company, siteUrl: string): string => {
  const { city, state, country } = jobAddress(job, company.headquarters_country);
  const description = [job.description, job.requirements, job.benefits].map(markdownHtml).join('');
  return [
    '  <job>\n',
    element('title', job.title),
    element('date', job.publishedAt ?? job.createdAt),
    element('referencenumber', job.jobId),
    element('requisitionid', job.jobId),
    element('url', new URL(pathTo(paths.job, { jobId: job.jobId }), siteUrl).href),
    element('company', company.company_name),
    element('city', city),
    element('state', state),
    element('country', country),
    element('description', withoutEntities(description)),
    hasPay(job) ? element('salary', formatPay(job, defaultLanguage)) : '',
    element('jobtype', jobTypes[job.jobType]),
    element('category', job.professions.map((it) => labels.profession[it]).join(', ')),
    job.remote ? element('remotetype', 'Fully remote') : '',
    element('expirationdate', job.applicationDeadlineOn),
    '  </job>\n',
  ].join('');
};

/** The format of Indeed, which other job boards read as well. */
export const feedDocument = (source: FeedSource, siteUrl: string): Promise<FeedDocument> =>
  renderFeed(source, {
    jobElement: (job) => jobElement(job, source.organization, siteUrl),
    head: ({ changedAt }) =>
      `  <publisher>${cdata(productName)}</publisher>\n` +
      `  <publisherurl>${cdata(siteUrl)}</publisherurl>\n` +
      `  <lastBuildDate>${changedAt}</lastBuildDate>\n`,
  });
