import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { SigningKeys } from './constructs/signing-keys';

/** Only the current key signs; earlier ones only verify. */
export const signingRights = ({ keys }: SigningKeys) => ({
  environment: { SIGNING_KEY_IDS: keys.map(({ keyArn }) => keyArn).join(',') },
  statements: [
    new PolicyStatement({
      actions: ['kms:Sign'],
      resources: keys.slice(0, 1).map(({ keyArn }) => keyArn),
      conditions: { StringEquals: { 'kms:SigningAlgorithm': 'ECDSA_SHA_256' } },
    }),
    new PolicyStatement({ actions: ['kms:GetPublicKey'], resources: keys.map(({ keyArn }) => keyArn) }),
  ],
});
