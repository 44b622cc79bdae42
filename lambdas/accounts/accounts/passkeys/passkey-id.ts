import { createHash } from 'node:crypto';

/** Credential IDs can be long, and only a passkey's own browser needs them. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash('sha256').update(Buffer.from(credentialId, 'base64url')).digest('base64url');
