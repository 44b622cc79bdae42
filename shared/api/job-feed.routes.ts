import * as z from 'zod';
import { JobFeed } from '../model/job-feed';
import { defineRoutes } from './route';

export const jobFeedRoutes = defineRoutes({
  getJobFeed: {
    method: 'GET',
    path: '/api/organization/job-feed',
    access: 'manageApiKeys',
    summary: "Get the secret URL of the organization's job feed.",
    response: JobFeed,
    errors: [],
  },
  changeJobFeed: {
    method: 'PUT',
    path: '/api/organization/job-feed',
    access: 'manageApiKeys',
    summary:
      'Turn on the job feed, give it a new URL, or turn it off. The previous URL stops working. `version` is the version that was read.',
    body: z.strictObject({ on: z.boolean(), version: JobFeed.shape.version }),
    response: JobFeed,
    errors: ['STALE_VERSION'],
  },
});

/** Read by job boards as XML; not part of the web client or the OpenAPI document. */
export const jobFeedFileRoutes = defineRoutes({
  readJobFeed: {
    method: 'GET',
    path: '/api/job-feeds/{token}',
    access: 'public',
    summary: 'Get the published jobs behind a secret feed URL.',
    params: z.object({ token: z.string() }),
    response: z.string(),
    errors: [],
  },
});
