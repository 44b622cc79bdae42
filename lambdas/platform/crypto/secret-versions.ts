/**
 * The values of a secret that hold: the current one and, while callers still go over to it, the one before. Secrets
 * Manager labels both by itself when a new value is put.
 */
export const readSecretVersions = async (secretId: string): Promise<readonly string[]> => {
  // A chunk of its own, as in secret.ts.
  const { GetSecretValueCommand, ResourceNotFoundException, SecretsManagerClient } =
    await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({});
  const version = async (VersionStage: 'AWSCURRENT' | 'AWSPREVIOUS'): Promise<string | undefined> => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId, VersionStage }));
    return SecretString;
  };
  const previous = version('AWSPREVIOUS').catch((error: unknown) => {
    // It was never changed, or the one before was taken back.
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  });
  const values = await Promise.all([version('AWSCURRENT'), previous]);
  return values.filter((value): value is string => value !== undefined && value !== '');
};
