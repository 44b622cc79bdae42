import { askAws } from '../network/ask-aws';

/** `context` is bound to the wrapped key, which can't be unwrapped with another. */
type KeyContext = Readonly<Record<string, string>>;
type NewDataKey = { plain: Buffer; wrapped: string };

export type KeyService = {
  generate(context: KeyContext): Promise<NewDataKey>;
  unwrap(wrapped: string, context: KeyContext): Promise<Buffer>;
};

type Reply = { Plaintext: string; CiphertextBlob: string };

export const createKeyService = (KeyId: () => string): KeyService => {
  const ask = (operation: 'GenerateDataKey' | 'Decrypt', input: object): Promise<Reply> =>
    askAws<Reply>('kms', operation, { KeyId: KeyId(), ...input });
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
