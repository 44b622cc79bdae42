import { environment } from '../environment';
import { keyedHash, type KeyedHash } from './keyed-hash';
import { createSecret } from './secret';

export const createStageHash = (): KeyedHash => {
  const secret = createSecret(() => environment('hashKey').HASH_KEY_SECRET_ID);
  return keyedHash(async () => Buffer.from(await secret()));
};
