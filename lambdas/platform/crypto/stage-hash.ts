import { environment } from '../environment';
import { keyedHash, type KeyedHash } from './keyed-hash';
import { readSecret } from './read-secret';
import { createSecret } from './secret';

export const createStageHash = (): KeyedHash => {
  const secret = createSecret(() => environment('hashKey').HASH_KEY_SECRET_ID);
  return keyedHash(async () => Buffer.from(await secret()));
};

/** Uses the previous secret. Rejects if it was never replaced. */
export const createEarlierStageHash = (): KeyedHash =>
  keyedHash(async () => {
    const secret = await readSecret(environment('hashKey').HASH_KEY_SECRET_ID, 'AWSPREVIOUS');
    if (!secret) throw new Error('There is no earlier hash key.');
    return Buffer.from(secret);
  });
