/** A secret's text from Secrets Manager; fetched when first needed, again after a failure. */
export const createSecret = (secretId: () => string): (() => Promise<string>) => {
  let secret: Promise<string> | undefined;
  const load = async (): Promise<string> => {
    // A chunk of its own: most cold starts need no secret, and the client takes a tenth of their time.
    const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
    const { SecretString } = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: secretId() }),
    );
    if (!SecretString) throw new Error('A secret is empty.');
    return SecretString;
  };
  return () =>
    (secret ??= load().catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
};
