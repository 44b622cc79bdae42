import { environmentCredentials } from '../network/aws-credentials';
import { awsEndpoint } from '../network/aws-endpoint';
import { callAws } from '../network/call-aws';
import { retryPassing } from '../network/retry-passing';

/** `context` is bound to the wrapped key: with another one it can't be unwrapped. */
type KeyContext = Readonly<Record<string, string>>;
type NewDataKey = { plain: Buffer; wrapped: string };

export type KeyService = {
  generate(context: KeyContext): Promise<NewDataKey>;
  unwrap(wrapped: string, context: KeyContext): Promise<Buffer>;
};

class KeyServiceRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
  ) {
    super(`KMS answered ${status} ${type}.`);
  }
}

const passing = new Set(['ThrottlingException', 'KeyUnavailableException', 'DependencyTimeoutException']);
const isPassing = (error: unknown): boolean =>
  !(error instanceof KeyServiceRefusal) || error.status >= 500 || passing.has(error.type);

type Reply = { Plaintext: string; CiphertextBlob: string; __type?: string };

type Operation = 'GenerateDataKey' | 'Decrypt';

const call = async (operation: Operation, input: object, timeoutMs: number): Promise<Reply> => {
  const { status, body } = await callAws({
    service: 'kms',
    region: process.env['AWS_REGION'] ?? '',
    url: new URL(awsEndpoint('kms')),
    protocol: '1.1',
    target: `TrentService.${operation}`,
    body: JSON.stringify(input),
    credentials: environmentCredentials(),
    timeoutMs,
  });
  const reply = JSON.parse(body.toString()) as Reply;
  if (status !== 200) throw new KeyServiceRefusal(status, reply.__type?.split('#').at(-1) ?? '');
  return reply;
};

/** KMS without the SDK, as the table and the secrets (docs/adr/0013-custom-dynamodb-client.md). */
export const createKeyService = (KeyId: () => string): KeyService => {
  const ask = (operation: Operation, input: object): Promise<Reply> =>
    retryPassing((timeoutMs) => call(operation, { KeyId: KeyId(), ...input }, timeoutMs), isPassing);
  return {
    async generate(context) {
      const reply = await ask('GenerateDataKey', { KeySpec: 'AES_256', EncryptionContext: context });
      return { plain: Buffer.from(reply.Plaintext, 'base64'), wrapped: reply.CiphertextBlob };
    },
    async unwrap(wrapped, context) {
      const { Plaintext } = await ask('Decrypt', { CiphertextBlob: wrapped, EncryptionContext: context });
      return Buffer.from(Plaintext, 'base64');
    },
  };
};
