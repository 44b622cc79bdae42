import * as z from 'zod';
import { defineRoutes } from '../../core/api/route';

const jobPage = {
  path: '/api/pages/jobs/{jobId}',
  access: 'public',
  params: z.strictObject({ jobId: z.string() }),
  response: z.string(),
  errors: [],
} as const;

const organizationPage = {
  path: '/api/pages/organizations/{organizationId}',
  access: 'public',
  params: z.strictObject({ organizationId: z.string() }),
  response: z.string(),
  errors: [],
} as const;

const professionalPage = {
  path: '/api/pages/professionals/{userId}',
  access: 'public',
  params: z.strictObject({ userId: z.string() }),
  response: z.string(),
  errors: [],
} as const;

const file = { access: 'public', response: z.string(), errors: [] } as const;

/** Pages for clients that run no scripts. The CDN rewrites the page's path (infra/constructs/page-fallback.js). */
export const pageRoutes = defineRoutes({
  showJobPage: {
    ...jobPage,
    method: 'GET',
    summary: 'Get the HTML page of a job with metadata for search engines and link previews.',
  },
  askForJobPage: { ...jobPage, method: 'HEAD', summary: 'Check whether the HTML page of a job exists.' },
  showOrganizationPage: {
    ...organizationPage,
    method: 'GET',
    summary: 'Get the HTML page of an organization with metadata for search engines and link previews.',
  },
  askForOrganizationPage: {
    ...organizationPage,
    method: 'HEAD',
    summary: 'Check whether the HTML page of an organization exists.',
  },
  showProfessionalPage: {
    ...professionalPage,
    method: 'GET',
    summary: 'Get the HTML page of a professional with metadata for search engines and link previews.',
  },
  askForProfessionalPage: {
    ...professionalPage,
    method: 'HEAD',
    summary: 'Check whether the HTML page of a professional exists.',
  },
  showSitemap: { ...file, method: 'GET', path: '/api/pages/sitemap', summary: 'Get the index of the sitemap.' },
  showSitemapPart: {
    ...file,
    method: 'GET',
    path: '/api/pages/sitemaps/{part}',
    params: z.strictObject({ part: z.string() }),
    summary: 'Get one file of the sitemap.',
  },
  showRobots: {
    ...file,
    method: 'GET',
    path: '/api/pages/robots',
    summary: 'Get robots.txt, which names the sitemap.',
  },
});
