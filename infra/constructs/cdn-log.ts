import { Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup, ResourcePolicy } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { removalPolicy, resourceName, type StageConfig } from '../config';

export interface CdnLogProps {
  readonly config: StageConfig;
  readonly distribution: IDistribution;
}

// Excludes both the visitor (address, user agent, referrer, cookies) and the path, which may contain IDs and tokens.
const recordFields = [
  'date',
  'time',
  'x-edge-request-id',
  'x-edge-location',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-method',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'origin-fbl',
  'ssl-protocol',
];

export class CdnLog extends Construct {
  constructor(scope: Construct, id: string, { config, distribution }: CdnLogProps) {
    super(scope, id);
    const name = resourceName(config, 'cdn');
    const group = new LogGroup(this, 'Group', {
      logGroupName: `/aws/vendedlogs/${name}`,
      retention: config.logRetention,
      removalPolicy: removalPolicy(config),
    });
    const { account, partition } = Stack.of(this);
    const policy = new ResourcePolicy(this, 'Write', {
      resourcePolicyName: name,
      policyStatements: [
        new PolicyStatement({
          principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [`${group.logGroupArn}:log-stream:*`],
          conditions: { StringEquals: { 'aws:SourceAccount': account } },
        }),
      ],
    });
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${partition}:cloudfront::${account}:distribution/${distribution.distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: group.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
    });
    delivery.addResourceDependency(source);
    delivery.node.addDependency(policy);
  }
}
