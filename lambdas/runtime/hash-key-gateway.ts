import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { environment } from './environment';
import type { HashKey } from './keyed-hash';

/** The stage's hash key from Secrets Manager; fetched when first needed, again after a failure. */
export const createHashKey = (): HashKey => {
  let key: Promise<Buffer> | undefined;
  const load = async (): Promise<Buffer> => {
    const { SecretString } = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: environment('hashKey').HASH_KEY_SECRET_ID }),
    );
    if (!SecretString) throw new Error('The hash key secret is empty.');
    return Buffer.from(SecretString);
  };
  return () =>
    (key ??= load().catch((error: unknown) => {
      key = undefined;
      throw error;
    }));
};
