import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import { localStage } from '../../scripts/local/settings';
import { signDigest } from './sign-digest';
import { AwsError, textOf, type AwsInput, type AwsOperation } from './aws-error';

/** Private keys by name: PKCS #8 in base64. */
type Keys = Record<string, string>;

const digestBytes = 32;

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

/** KMS signing with one key, stored with the data to survive a restart. */
export const signingOperations = (dataDir: string | null): Record<string, AwsOperation> => {
  const file = stateFile<Keys>(dataDir && join(dataDir, 'signing-keys.json'), () => ({}), isRecord);
  const keys = file.load();
  if (!keys[localStage.signingKeyId]) {
    keys[localStage.signingKeyId] = newKey();
    file.save(keys);
  }

  const keyOf = (input: AwsInput): KeyObject => {
    const stored = keys[textOf(input, 'KeyId')];
    if (!stored) throw new AwsError('NotFoundException', `Key '${textOf(input, 'KeyId')}' does not exist`);
    return createPrivateKey({ key: Buffer.from(stored, 'base64'), format: 'der', type: 'pkcs8' });
  };

  return {
    GetPublicKey: (input) => ({
      KeyId: textOf(input, 'KeyId'),
      KeySpec: 'ECC_NIST_P256',
      PublicKey: createPublicKey(keyOf(input)).export({ format: 'der', type: 'spki' }).toString('base64'),
    }),
    Sign: (input) => {
      const digest = Buffer.from(textOf(input, 'Message'), 'base64');
      if (textOf(input, 'MessageType') !== 'DIGEST' || digest.length !== digestBytes) {
        throw new AwsError('ValidationException', 'Only digests are signed here.');
      }
      const Signature = signDigest(digest, keyOf(input)).toString('base64');
      return { KeyId: textOf(input, 'KeyId'), SigningAlgorithm: 'ECDSA_SHA_256', Signature };
    },
  };
};
