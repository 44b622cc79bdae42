import { environmentCredentials } from '../network/aws-credentials';
import { awsEndpoint } from '../network/aws-endpoint';
import { callAws } from '../network/call-aws';
import { retryPassing } from '../network/retry-passing';

/** Secrets Manager moves these labels when a new value is stored. */
export type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS';

class SecretUnreadable extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
  ) {
    super(`Secrets Manager answered ${status} ${type}.`);
  }
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof SecretUnreadable) || error.status >= 500 || error.type === 'ThrottlingException';

const read = async (secretId: string, stage: SecretStage, timeoutMs: number): Promise<string | undefined> => {
  const { status, output } = await callAws({
    service: 'secretsmanager',
    region: process.env['AWS_REGION'] ?? '',
    url: new URL(awsEndpoint('secretsmanager')),
    protocol: '1.1',
    target: 'secretsmanager.GetSecretValue',
    input: { SecretId: secretId, VersionStage: stage },
    credentials: environmentCredentials,
    timeoutMs,
  });
  const reply = output as { SecretString?: string; __type?: string };
  if (status === 200) return reply.SecretString;
  const type = reply.__type?.split('#').at(-1) ?? '';
  if (type === 'ResourceNotFoundException' && stage === 'AWSPREVIOUS') return undefined;
  throw new SecretUnreadable(status, type);
};

/** Without the SDK, because most functions read a secret on their first call. Undefined if empty. */
export const readSecret = (secretId: string, stage: SecretStage = 'AWSCURRENT'): Promise<string | undefined> =>
  retryPassing((timeoutMs) => read(secretId, stage, timeoutMs), isPassing);
