import { readSecret } from './read-secret';

/** Reads the current value and, during rotation, the previous one. */
export const readSecretVersions = async (secretId: string): Promise<readonly string[]> => {
  const values = await Promise.all([readSecret(secretId), readSecret(secretId, 'AWSPREVIOUS')]);
  return values.filter((value): value is string => value !== undefined && value !== '');
};
