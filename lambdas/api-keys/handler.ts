import { apiKeyRoutes } from '@shared/api/api-keys.routes';
import { serve } from '../platform/http/serve';
import { generateApiKey, listApiKeys, revokeApiKey, updateApiKey } from './api-keys';
import { deps, platform } from './deps';

export const handler = serve(
  apiKeyRoutes,
  {
    listApiKeys: ({ caller }) => listApiKeys(deps, caller),
    generateApiKey: ({ body, caller }) => generateApiKey(deps, { caller, form: body }),
    updateApiKey: ({ params, body, caller }) =>
      updateApiKey(deps, { caller, form: body.key, version: body.version, ...params }),
    revokeApiKey: ({ params, caller }) => revokeApiKey(deps, { caller, ...params }),
  },
  platform,
);
