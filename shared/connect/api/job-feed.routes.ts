import * as z from 'zod';
import { JobFeed, LinkedInFeed, LinkedInFeedForm } from '../model/job-feed';
import { defineRoutes } from '../../core/api/route';

export const jobFeedRoutes = defineRoutes({
  getJobFeed: {
    method: 'GET',
    path: '/api/api-keys/job-feed',
    access: 'manageApiKeys',
    summary: "Get the secret URL of the organization's job feed.",
    response: JobFeed,
    errors: [],
  },
  changeJobFeed: {
    method: 'PUT',
    path: '/api/api-keys/job-feed',
    access: 'manageApiKeys',
    cost: 'create',
    summary:
      'Turn on the job feed, give it a new URL, or turn it off. The previous URL stops working. `version` is the version that was read.',
    body: z.strictObject({ on: z.boolean(), version: JobFeed.shape.version }),
    response: JobFeed,
    errors: ['STALE_VERSION'],
  },
  getLinkedInFeed: {
    method: 'GET',
    path: '/api/api-keys/linkedin-feed',
    access: 'manageApiKeys',
    summary: "Get the secret URL of the organization's job feed for LinkedIn, and the company that it names.",
    response: LinkedInFeed,
    errors: [],
  },
  saveLinkedInFeed: {
    method: 'PUT',
    path: '/api/api-keys/linkedin-feed',
    access: 'manageApiKeys',
    cost: 'create',
    summary:
      'Turn on the job feed for LinkedIn, change the company that it names, or give it a new URL. `version` is the version that was read.',
    body: LinkedInFeedForm,
    response: LinkedInFeed,
    errors: ['STALE_VERSION'],
  },
  stopLinkedInFeed: {
    method: 'POST',
    path: '/api/api-keys/linkedin-feed/stop',
    access: 'manageApiKeys',
    summary: 'Turn off the job feed for LinkedIn. Its URL stops working. `version` is the version that was read.',
    body: z.strictObject({ version: JobFeed.shape.version }),
    response: LinkedInFeed,
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
    params: z.strictObject({ token: z.string() }),
    response: z.string(),
    errors: [],
  },
});
