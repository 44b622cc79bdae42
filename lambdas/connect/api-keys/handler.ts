import { apiKeyRoutes } from '@shared/connect/api/api-keys.routes';
import { jobFeedRoutes } from '@shared/connect/api/job-feed.routes';
import { serve } from '../../platform/http/serve';
import { generateApiKey, listApiKeys, revokeApiKey, updateApiKey } from './api-keys';
import { deps, platform } from './deps';
import { changeJobFeed, getJobFeed } from './job-feed';
import { getLinkedInFeed, saveLinkedInFeed, stopLinkedInFeed } from './linkedin-feed';

export const handler = serve(
  { ...apiKeyRoutes, ...jobFeedRoutes },
  {
    getJobFeed: ({ caller }) => getJobFeed(deps, caller),
    changeJobFeed: ({ body, caller }) => changeJobFeed(deps, { caller, ...body }),
    getLinkedInFeed: ({ caller }) => getLinkedInFeed(deps, caller),
    saveLinkedInFeed: ({ body, caller }) => saveLinkedInFeed(deps, { caller, ...body }),
    stopLinkedInFeed: ({ body, caller }) => stopLinkedInFeed(deps, { caller, ...body }),
    listApiKeys: ({ caller }) => listApiKeys(deps, caller),
    generateApiKey: ({ body, caller }) => generateApiKey(deps, { caller, form: body }),
    updateApiKey: ({ params, body, caller }) =>
      updateApiKey(deps, { caller, form: body.key, version: body.version, ...params }),
    revokeApiKey: ({ params, caller }) => revokeApiKey(deps, { caller, ...params }),
  },
  platform,
);
