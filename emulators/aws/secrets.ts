import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import { localStage } from '../../scripts/local/settings';
import { vendorSecrets } from '../vendors/vendor-clients';
import { AwsError, optionalText, textOf, type AwsOperation } from './aws-error';

const fixedSecrets: Record<string, string> = {
  [localStage.originKeySecretId]: localStage.originKey,
  [localStage.stripeKeySecretId]: localStage.stripeApiKey,
  [localStage.stripeWebhookSecretId]: localStage.stripeWebhookSecret,
  ...vendorSecrets,
};

export const secretOperations = (dataDir: string | null): Record<string, AwsOperation> => {
  const file = stateFile<Record<string, string>>(dataDir && join(dataDir, 'secrets.json'), () => ({}), isRecord);
  const secrets = file.load();
  if (!secrets[localStage.hashKeySecretId]) {
    secrets[localStage.hashKeySecretId] = randomBytes(48).toString('base64url');
    file.save(secrets);
  }
  return {
    GetSecretValue: (input) => {
      const name = textOf(input, 'SecretId');
      const value = fixedSecrets[name] ?? secrets[name];
      // Local secrets never change, so there is no previous version.
      if (!value || optionalText(input, 'VersionStage') === 'AWSPREVIOUS') {
        throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      }
      return { Name: name, SecretString: value, VersionId: 'local' };
    },
  };
};
