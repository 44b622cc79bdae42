import * as z from 'zod';
import { defineRoutes } from './route';

const jobPage = {
  path: '/api/pages/jobs/{jobId}',
  access: 'public',
  params: z.object({ jobId: z.string() }),
  response: z.string(),
  errors: [],
} as const;

/**
 * HTML pages for readers that run no scripts. Requested under the page's own path; the CDN rewrites it
 * (infra/constructs/page-fallback.js). Not part of the web client or the OpenAPI document.
 */
export const pageRoutes = defineRoutes({
  showJobPage: {
    ...jobPage,
    method: 'GET',
    summary: 'Get the HTML page of a job with metadata for search engines and link previews.',
  },
  askForJobPage: { ...jobPage, method: 'HEAD', summary: 'Check whether the HTML page of a job exists.' },
});
