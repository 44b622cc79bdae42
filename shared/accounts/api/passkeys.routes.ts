import * as z from 'zod';
import { limits } from '../../limits';
import { CurrentPassword } from '../../core/model/fields';
import { Passkey, PasskeyId, PasskeyName, PasskeyRegistration } from '../model/passkey';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

/** These routes run in the accounts function because it can check passwords. */
export const passkeyRoutes = defineRoutes({
  listPasskeys: {
    method: 'GET',
    path: '/api/accounts/passkeys',
    access: 'ownAccount',
    summary: "List the caller's passkeys, oldest first.",
    response: z.object({ items: z.array(Passkey) }),
    errors: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/accounts/passkeys/challenge',
    access: 'ownAccount',
    summary: 'Start adding a passkey. Requires the password. Returns the challenge for the browser.',
    body: z.strictObject({ password: CurrentPassword }),
    response: z.object({
      challenge: z.string(),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      known: z.array(z.string()),
    }),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/accounts/passkeys',
    access: 'ownAccount',
    summary: 'Add the passkey that a browser made for the challenge. Each challenge works once, for five minutes.',
    body: z.strictObject({
      challenge: z.string().max(limits.passkeyChallengeLength),
      name: PasskeyName,
      registration: PasskeyRegistration,
    }),
    response: ActionResult('passkeyAdded'),
    errors: [],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/accounts/passkeys/{passkeyId}',
    access: 'ownAccount',
    summary: 'Rename a passkey.',
    params: z.strictObject({ passkeyId: PasskeyId }),
    body: z.strictObject({ name: PasskeyName }),
    response: ActionResult('passkeyRenamed'),
    errors: ['NOT_FOUND'],
  },
  removePasskey: {
    method: 'POST',
    path: '/api/accounts/passkeys/{passkeyId}/remove',
    access: 'ownAccount',
    summary: 'Remove a passkey. Requires the password, which stays as a way in.',
    params: z.strictObject({ passkeyId: PasskeyId }),
    body: z.strictObject({ password: CurrentPassword }),
    response: ActionResult('passkeyRemoved'),
    errors: ['WRONG_PASSWORD', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
});
