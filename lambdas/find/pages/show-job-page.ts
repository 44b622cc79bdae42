import errors from '@shared/locales/en/errors.json';
import { limits } from '@shared/limits';
import { JobId } from '@shared/core/model/fields';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import { toPlainText } from '@shared/text/markdown/plain-text';
import { addSeconds, type Clock } from '../../platform/clock';
import { answers } from '../../platform/text/answers';
import { formatPay } from '../../platform/text/pay';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { jobPosting } from './job-structured-data';
import type { PageHead } from './page-head';
import type { PageReply, Shell } from './ports';
import { isJobForSearch } from './for-search';
import { excerpt, titled, writtenPage } from './written-page';
import type { Company, JobPages } from '../../store/hiring/jobs/ports';

export type PageDeps = { pages: JobPages; shell: Shell; clock: Pick<Clock, 'now'>; siteUrl: string };

const t = answers.in(defaultLanguage);

const facts = (job: JobItem): string =>
  [
    job.location,
    ...(job.remote ? [t('jobPage.remote')] : []),
    ...(job.salaryMinCents === null && job.salaryMaxCents === null ? [] : [formatPay(job, defaultLanguage)]),
  ]
    .filter(Boolean)
    .join(' · ');

/** Uses the last update as the closing time, because closed jobs don't change. */
const isGone = ({ status, updatedAt }: JobItem, now: Date): boolean =>
  status === 'closed' && updatedAt < addSeconds(now, -limits.closedJobPageDays * 24 * 3600).toISOString();

const headOf = ({ siteUrl, clock }: PageDeps, job: JobItem, company: Company): PageHead => {
  const url = new URL(pathTo(paths.job, { jobId: job.jobId }), siteUrl).href;
  const logo = company.logoPath && new URL(company.logoPath, siteUrl).href;
  const isOpen = isJobForSearch(job, clock.now());
  return {
    title: titled(company.name ? t('jobPage.title', { jobTitle: job.title, organization: company.name }) : job.title),
    description: isOpen
      ? excerpt([facts(job), toPlainText(job.description)].filter(Boolean).join('. '))
      : errors.JOB_NOT_OPEN,
    canonical: isOpen ? url : null,
    openGraph: {
      'og:type': 'website',
      'og:site_name': productName,
      'og:url': url,
      ...(logo && { 'og:image': logo }),
    },
    data: isOpen ? jobPosting(job, company, { url, logo }) : null,
    isGone: isGone(job, clock.now()),
  };
};

export const showJobPage = (deps: PageDeps, jobId: string): Promise<PageReply> =>
  writtenPage({
    shell: deps.shell,
    missing: t('jobPage.notFound'),
    async read() {
      const found = JobId.safeParse(jobId).success ? await deps.pages.find(jobId) : null;
      // Drafts have no page.
      return found && found.job.status !== 'draft' ? headOf(deps, found.job, found.company) : null;
    },
  });
