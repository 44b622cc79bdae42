import * as z from 'zod';
import { defineRoutes } from './route';

/**
 * Pages that a function writes, because what reads them runs no scripts. People ask for them under the address of the page;
 * the CDN turns it into this one (infra/constructs/page-fallback.js). They answer HTML, so the site's client and the API's
 * description know nothing of them.
 */
export const pageRoutes = defineRoutes({
  showJobPage: {
    method: 'GET',
    path: '/api/pages/jobs/{jobId}',
    access: 'public',
    summary: 'The page of a job with a head for search engines and link previews.',
    params: z.object({ jobId: z.string() }),
    response: z.string(),
    errors: [],
  },
});
