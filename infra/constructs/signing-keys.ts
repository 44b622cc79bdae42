import { CfnOutput } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { removalPolicy, resourceName, type StageConfig } from '../config';

/** Keys for documents that anyone can check. KMS doesn't rotate such keys: docs/deploy.md says how to replace one. */
export class SigningKeys extends Construct {
  /** The current key, then earlier ones. */
  readonly keys: readonly Key[];

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.keys = config.signingKeys.map(
      (name) =>
        new Key(this, name, {
          alias: resourceName(config, `signing-${name}`),
          description: 'Signs receipts and evidence packets',
          keySpec: KeySpec.ECC_NIST_P256,
          keyUsage: KeyUsage.SIGN_VERIFY,
          removalPolicy: removalPolicy(config),
        }),
    );
    new CfnOutput(this, 'SigningKeyArns', { value: this.keys.map(({ keyArn }) => keyArn).join(',') });
  }
}
