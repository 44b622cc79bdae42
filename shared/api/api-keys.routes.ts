import * as z from 'zod';
import { ApiKey, ApiKeyForm, ApiKeyId } from '../model/api-key';
import { defineRoutes } from './route';

export const apiKeyRoutes = defineRoutes({
  listApiKeys: {
    method: 'GET',
    path: '/api/organization/api-keys',
    access: 'manageApiKeys',
    summary: "List the organization's API keys, newest first, without their secrets.",
    response: z.object({ items: z.array(ApiKey) }),
    errors: [],
  },
  // Without Idempotency-Key: its kept answer would hold the secret.
  generateApiKey: {
    method: 'POST',
    path: '/api/organization/api-keys',
    access: 'manageApiKeys',
    staying: true,
    plan: 'apiAccess',
    status: 201,
    summary: 'Generate an API key. Its secret is in this answer and nowhere else.',
    body: ApiKeyForm,
    response: z.object({ key: ApiKey, secret: z.string() }),
    errors: ['LIMIT_REACHED', 'PLAN_REQUIRED'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/organization/api-keys/{keyId}',
    access: 'manageApiKeys',
    summary: 'Revoke an API key. Calls with it are refused immediately.',
    params: z.strictObject({ keyId: ApiKeyId }),
    response: z.object({ keyId: ApiKeyId }),
    errors: ['NOT_FOUND'],
  },
});
