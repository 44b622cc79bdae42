import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { createSealedText, type SealedText } from '../../platform/crypto/sealed-text';
import type { StoredSecret } from '../../store/connect/webhooks/ports';

/** Uses a key for each webhook; the stage's key can be replaced without rotating all secrets. */
export const createSealedSecrets = (hash: KeyedHash, earlier: KeyedHash): SealedText =>
  createSealedText('webhook-secret', hash, earlier);

/** Returns the secrets that still sign, newest first. */
export const signing = (secrets: readonly StoredSecret[], now: Date): StoredSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === null || endsAt > now.toISOString());
