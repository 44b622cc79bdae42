import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { createSealedText, type SealedText } from '../../platform/crypto/sealed-text';
import type { StoredSecret } from '../../store/connect/webhooks/ports';

/** With a key for each webhook; the key of the stage may be replaced without a rotation of all secrets. */
export const createSealedSecrets = (hash: KeyedHash, earlier: KeyedHash): SealedText =>
  createSealedText('webhook-secret', hash, earlier);

/** Those that still sign, newest first. */
export const signing = (secrets: readonly StoredSecret[], now: Date): StoredSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === null || endsAt > now.toISOString());
