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
 * Pages that a function writes, because what reads them runs no scripts. People ask for them under the address of the page;
 * the CDN turns it into this one (infra/constructs/page-fallback.js). They answer HTML, so the site's client and the API's
 * description know nothing of them.
 */
export const pageRoutes = defineRoutes({
  showJobPage: {
    ...jobPage,
    method: 'GET',
    summary: 'Get the HTML page of a job with metadata for search engines and link previews.',
  },
  askForJobPage: { ...jobPage, method: 'HEAD', summary: 'Check whether the HTML page of a job exists.' },
});
