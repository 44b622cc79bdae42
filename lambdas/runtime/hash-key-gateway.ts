import { environment } from './environment';
import type { HashKey } from './keyed-hash';

/** The stage's hash key from Secrets Manager; fetched when first needed, again after a failure. */
export const createHashKey = (): HashKey => {
  let key: Promise<Buffer> | undefined;
  const load = async (): Promise<Buffer> => {
    // A chunk of its own: most cold starts need no hash, and the client takes a tenth of their time.
    const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
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
