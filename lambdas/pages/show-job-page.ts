import { acceptsApplications } from '@shared/domain/job-status';
import errors from '@shared/locales/en/errors.json';
import { JobId } from '@shared/model/fields';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import { plainTextOf } from '@shared/text/markdown/plain-text';
import { earliestToday, type Clock } from '../platform/clock';
import { log } from '../platform/logger';
import { answers } from '../platform/text/answers';
import { formatPay } from '../platform/text/pay';
import type { JobItem } from '../store/jobs/job-item';
import { jobPosting } from './job-structured-data';
import { fillHead, type PageHead } from './page-head';
import type { PageReply, Shell } from './ports';
import type { Company, JobPages } from '../store/jobs/ports';

export type PageDeps = { pages: JobPages; shell: Shell; clock: Pick<Clock, 'now'>; siteUrl: string };

/** Cached by the CDN for a minute, revalidated by browsers. */
const shared = 'public, max-age=0, s-maxage=60';
const fresh = 'no-cache';
const descriptionLength = 200;

const t = answers.in(defaultLanguage);

const titled = (title: string): string => `${title} · ${productName}`;
const excerpt = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).trimEnd()}…`;
};

const facts = (job: JobItem): string =>
  [
    job.location,
    ...(job.remote ? [t('jobPage.remote')] : []),
    ...(job.salaryMinCents === null && job.salaryMaxCents === null ? [] : [formatPay(job, defaultLanguage)]),
  ]
    .filter(Boolean)
    .join(' · ');

const missing: PageHead = {
  title: titled(t('jobPage.notFound')),
  description: errors.NOT_FOUND,
  canonical: null,
  openGraph: {},
  data: null,
};

const headOf = ({ siteUrl, clock }: PageDeps, job: JobItem, company: Company): PageHead => {
  const url = new URL(pathTo(paths.job, { jobId: job.jobId }), siteUrl).href;
  const logo = company.logoPath && new URL(company.logoPath, siteUrl).href;
  const isOpen = acceptsApplications(job, earliestToday(clock.now()));
  return {
    title: titled(company.name ? t('jobPage.title', { jobTitle: job.title, organization: company.name }) : job.title),
    description: isOpen
      ? excerpt([facts(job), plainTextOf(job.description)].filter(Boolean).join('. '))
      : errors.JOB_NOT_OPEN,
    canonical: isOpen ? url : null,
    openGraph: {
      'og:type': 'website',
      'og:site_name': productName,
      'og:url': url,
      ...(logo && { 'og:image': logo }),
    },
    data: isOpen ? jobPosting(job, company, { url, logo }) : null,
  };
};

/** 404 if the job was never published. If it can't be read, the app still starts and reports the error. */
export const showJobPage = async (deps: PageDeps, jobId: string): Promise<PageReply> => {
  const [shell, found] = await Promise.all([
    deps.shell.read(),
    JobId.safeParse(jobId).success ? deps.pages.find(jobId).catch(unreadable) : null,
  ]);
  if (found === 'unreadable') return { status: 503, html: shell, cacheControl: 'no-store' };
  if (!found || found.job.status === 'draft') {
    return { status: 404, html: fillHead(shell, missing), cacheControl: fresh };
  }
  return { status: 200, html: fillHead(shell, headOf(deps, found.job, found.company)), cacheControl: shared };
};

const unreadable = (error: unknown): 'unreadable' => {
  log.error('job page without its job', error);
  return 'unreadable';
};
