import { paths, pathTo } from '@shared/paths';
import labels from '@shared/locales/en/labels/professions.json';
import { limits } from '@shared/limits';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import { createHash } from 'node:crypto';
import { markdownHtml } from '../platform/text/markdown-html';
import { formatPay } from '../platform/text/pay';
import type { JobItem } from '../store/jobs/job-item';
import type { RatedOrganization } from '../store/organizations/organizations';
import type { FeedDocument } from './ports';

/** What XML 1.0 has no place for, and halves of surrogate pairs. */
// eslint-disable-next-line no-control-regex -- these are what it removes
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A section can't hold its own end. */
const cdata = (text: string): string =>
  `<![CDATA[${text.replace(notInXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const element = (name: string, text: string | null | undefined): string =>
  text ? `    <${name}>${cdata(text)}</${name}>\n` : '';

/** Readers of feeds show entities as they are; `<` of a text stays one, so it can't become a tag. */
const withoutEntities = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

const jobTypes: Record<JobItem['jobType'], string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  locum: 'temporary',
  per_diem: 'perdiem',
};

const townAndState = /^([^,]+),\s*([A-Z]{2})$/;

type Company = Pick<RatedOrganization, 'company_name' | 'headquarters_country'>;

const hasPay = ({ salaryMinCents, salaryMaxCents }: JobItem): boolean =>
  salaryMinCents !== null || salaryMaxCents !== null;

/**
 * The elements of https://docs.indeed.com/indeed-apply/xml-feed, all of which it wants as CDATA: required are title,
 * date (of the first publication, ISO 8601), referencenumber, requisitionid, url, company, city, state, country, and
 * description. Other boards read the same format.
 */
const jobElement = (job: JobItem, company: Company, siteUrl: string): string => {
  const [, town = job.location, state] = townAndState.exec(job.location) ?? [];
  const description = [job.description, job.requirements, job.benefits].map(markdownHtml).join('');
  return [
    '  <job>\n',
    element('title', job.title),
    element('date', job.publishedAt ?? job.createdAt),
    element('referencenumber', job.jobId),
    element('requisitionid', job.jobId),
    element('url', new URL(pathTo(paths.job, { jobId: job.jobId }), siteUrl).href),
    element('company', company.company_name),
    element('city', town),
    element('state', state),
    element('country', company.headquarters_country),
    element('description', withoutEntities(description)),
    hasPay(job) ? element('salary', formatPay(job, defaultLanguage)) : '',
    element('jobtype', jobTypes[job.jobType]),
    element('category', job.professions.map((it) => labels.profession[it]).join(', ')),
    job.remote ? element('remotetype', 'Fully remote') : '',
    element('expirationdate', job.applicationDeadlineOn),
    '  </job>\n',
  ].join('');
};

const newest = (one: string, other: string): string => (one < other ? other : one);

type Source = { organization: Company & Pick<RatedOrganization, 'updatedAt'>; jobs: AsyncIterable<JobItem> };

/** The same jobs give the same document. Ends with the job before it would be too long for an answer. */
export const feedDocument = async ({ organization, jobs }: Source, siteUrl: string): Promise<FeedDocument> => {
  const elements: string[] = [];
  let bytes = 0;
  let changedAt = organization.updatedAt;
  for await (const job of jobs) {
    const next = jobElement(job, organization, siteUrl);
    bytes += Buffer.byteLength(next);
    if (elements.length === limits.jobsPerFeed || bytes > limits.feedBytes) break;
    elements.push(next);
    changedAt = newest(changedAt, job.updatedAt);
  }
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n',
    `  <publisher>${cdata(productName)}</publisher>\n`,
    `  <publisherurl>${cdata(siteUrl)}</publisherurl>\n`,
    `  <lastBuildDate>${changedAt}</lastBuildDate>\n`,
    ...elements,
    '</source>\n',
  ].join('');
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
};
