import * as z from 'zod';
import { ApiKey, ApiKeyForm, ApiKeyId } from '../model/api-key';
import { Version } from '../../core/model/fields';
import { defineRoutes } from '../../core/api/route';

export const apiKeyRoutes = defineRoutes({
  listApiKeys: {
    method: 'GET',
    path: '/api/api-keys',
    access: 'manageApiKeys',
    summary: "List the organization's API keys, newest first, without their secrets.",
    response: z.object({ items: z.array(ApiKey) }),
    errors: [],
  },
  // Not idempotent: a stored response would contain the secret.
  generateApiKey: {
    method: 'POST',
    path: '/api/api-keys',
    access: 'manageApiKeys',
    cost: 'create',
    staying: true,
    act: 'createKeys',
    plan: 'apiAccess',
    status: 201,
    summary: 'Generate an API key. Its secret is in this answer and nowhere else.',
    body: ApiKeyForm,
    response: z.object({ key: ApiKey, secret: z.string() }),
    errors: ['LIMIT_REACHED', 'PLAN_REQUIRED'],
  },
  updateApiKey: {
    method: 'PUT',
    path: '/api/api-keys/{keyId}',
    access: 'manageApiKeys',
    summary:
      'Change the name, permissions, last day, and address ranges of an API key. The next call with it meets the change. `version` is the version that was edited.',
    params: z.strictObject({ keyId: ApiKeyId }),
    body: z.strictObject({ key: ApiKeyForm, version: Version }),
    response: ApiKey,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/api-keys/{keyId}',
    access: 'manageApiKeys',
    summary: 'Revoke an API key. Calls with it are refused immediately.',
    params: z.strictObject({ keyId: ApiKeyId }),
    response: z.object({ keyId: ApiKeyId }),
    errors: ['NOT_FOUND'],
  },
});
