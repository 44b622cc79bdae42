import { askAws, AwsRefusal } from '../network/ask-aws';

/** Secrets Manager moves these labels when a new value is stored. */
export type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS';

const isMissing = (error: unknown): boolean =>
  error instanceof AwsRefusal && error.name === 'ResourceNotFoundException';

/** Returns undefined if empty. */
export const readSecret = async (secretId: string, stage: SecretStage = 'AWSCURRENT'): Promise<string | undefined> => {
  const input = { SecretId: secretId, VersionStage: stage };
  try {
    return (await askAws<{ SecretString?: string }>('secretsmanager', 'GetSecretValue', input)).SecretString;
  } catch (error) {
    if (stage === 'AWSPREVIOUS' && isMissing(error)) return undefined;
    throw error;
  }
};
