import { environment } from '../environment';
import { createSecret } from '../crypto/secret';
import { pushKeysFrom, type PushKeys } from './push-keys';

export const createPushKeys = (): (() => Promise<PushKeys>) => {
  const secret = createSecret(() => environment('hashKey').HASH_KEY_SECRET_ID);
  let keys: PushKeys | undefined;
  return async () => (keys ??= pushKeysFrom(Buffer.from(await secret())));
};
