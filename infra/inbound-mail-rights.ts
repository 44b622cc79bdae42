import { Stack, type CfnElement } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { inboundMailPrefix } from '../shared/platform/media';

/** Reading the emails that SES stored. */
export const inboundMailRights = (bucket: Bucket) => {
  const name = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
  return {
    environment: { INBOUND_MAIL_BUCKET: bucket.bucketName },
    statements: [
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects(`${inboundMailPrefix}*`)] }),
    ],
    findings: [
      { id: `AwsSolutions-IAM5[Resource::<${name}.Arn>/${inboundMailPrefix}*]`, reason: 'Every email has a new name.' },
    ],
  };
};
