import { readSecret } from './read-secret';

/** The valid values of a secret: the current one and, while callers still change over to it, the previous one. */
export const readSecretVersions = async (secretId: string): Promise<readonly string[]> => {
  const values = await Promise.all([readSecret(secretId), readSecret(secretId, 'AWSPREVIOUS')]);
  return values.filter((value): value is string => value !== undefined && value !== '');
};
