import { environmentCredentials } from '../network/aws-credentials';
import { awsEndpoint } from '../network/aws-endpoint';
import { callAws } from '../network/call-aws';
import { retryPassing } from '../network/retry-passing';

class KmsRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
  ) {
    super(`KMS answered ${status} ${type}.`);
  }
}

const passing = new Set(['ThrottlingException', 'KeyUnavailableException', 'DependencyTimeoutException']);
const isPassing = (error: unknown): boolean =>
  !(error instanceof KmsRefusal) || error.status >= 500 || passing.has(error.type);

type Operation = 'GenerateDataKey' | 'Decrypt' | 'Sign' | 'GetPublicKey';

const call = async <Reply>(operation: Operation, input: object, timeoutMs: number): Promise<Reply> => {
  const { status, output } = await callAws({
    service: 'kms',
    region: process.env['AWS_REGION'] ?? '',
    url: new URL(awsEndpoint('kms')),
    protocol: '1.1',
    target: `TrentService.${operation}`,
    input,
    credentials: environmentCredentials,
    timeoutMs,
  });
  const reply = output as Reply & { __type?: string };
  if (status !== 200) throw new KmsRefusal(status, reply.__type?.split('#').at(-1) ?? '');
  return reply;
};

/** KMS without the SDK, as the table and the secrets (docs/adr/0013-custom-dynamodb-client.md). */
export const askKms = <Reply>(operation: Operation, input: object): Promise<Reply> =>
  retryPassing((timeoutMs) => call<Reply>(operation, input, timeoutMs), isPassing);
