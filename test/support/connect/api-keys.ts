import { apiKeyRoutes } from '@shared/connect/api/api-keys.routes';
import { keyScopes, type KeyScope } from '@shared/connect/model/api-key-vocabulary';
import { randomUUID } from 'node:crypto';
import { api } from '../client';
import type { Person } from '../people';

type Form = { name?: string; scopes?: KeyScope[]; expiresOn?: string; ranges?: string[] };

export const generate = (admin: Person, form: Form = {}) =>
  api(
    apiKeyRoutes.generateApiKey,
    { body: { name: `Key ${randomUUID()}`, scopes: [...keyScopes], ...form } },
    { token: admin.token },
  );

/** Generates a key and returns the full secret that a machine sends. */
export const secretOf = async (admin: Person, form: Form = {}): Promise<string> =>
  (await generate(admin, form)).body.secret;

export const revoke = (admin: Person, keyId: string) =>
  api(apiKeyRoutes.revokeApiKey, { params: { keyId } }, { token: admin.token });

export const change = (admin: Person, keyId: string, form: Form, version: number) =>
  api(
    apiKeyRoutes.updateApiKey,
    { params: { keyId }, body: { key: { name: 'Sync', scopes: ['jobs:read'], ...form }, version } },
    { token: admin.token },
  );
