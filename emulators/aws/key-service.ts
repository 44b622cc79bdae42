import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import { localStage } from '../../scripts/local/settings';
import { AwsError, recordOf, textOf, type AwsInput, type AwsOperation } from './aws-error';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Serializes the context like KMS, in any order of properties. */
const boundText = (input: AwsInput): Buffer =>
  Buffer.from(
    JSON.stringify(Object.entries(recordOf(input, 'EncryptionContext')).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

const requireKey = (input: AwsInput): void => {
  if (textOf(input, 'KeyId') === localStage.personalKeysKeyId) return;
  throw new AwsError('NotFoundException', `Key '${textOf(input, 'KeyId')}' does not exist`);
};

/** KMS with one key, stored with the data to survive a restart. */
export const keyServiceOperations = (dataDir: string | null): Record<string, AwsOperation> => {
  const file = stateFile<Record<string, string>>(dataDir && join(dataDir, 'kms.json'), () => ({}), isRecord);
  const keys = file.load();
  if (!keys[localStage.personalKeysKeyId]) {
    keys[localStage.personalKeysKeyId] = randomBytes(32).toString('base64');
    file.save(keys);
  }
  const key = Buffer.from(keys[localStage.personalKeysKeyId]!, 'base64');

  return {
    GenerateDataKey: (input) => {
      requireKey(input);
      if (textOf(input, 'KeySpec') !== 'AES_256') throw new AwsError('ValidationException', 'Only AES_256 is here.');
      const plain = randomBytes(32);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundText(input));
      const wrapped = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return {
        KeyId: localStage.personalKeysKeyId,
        Plaintext: plain.toString('base64'),
        CiphertextBlob: wrapped.toString('base64'),
      };
    },
    Decrypt: (input) => {
      requireKey(input);
      const wrapped = Buffer.from(textOf(input, 'CiphertextBlob'), 'base64');
      try {
        const decipher = createDecipheriv(algorithm, key, wrapped.subarray(0, nonceBytes), { authTagLength: tagBytes });
        decipher.setAAD(boundText(input)).setAuthTag(wrapped.subarray(-tagBytes));
        const plain = Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()]);
        return { KeyId: localStage.personalKeysKeyId, Plaintext: plain.toString('base64') };
      } catch {
        throw new AwsError('InvalidCiphertextException', '');
      }
    },
  };
};
