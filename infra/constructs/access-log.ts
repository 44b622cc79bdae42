import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';
import { removalPolicy, resourceName, type StageConfig } from '../config';

// Routes instead of URLs, and nothing about the caller: no IP address, user agent, token, or ID.
const httpFields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationLatencyMs: '$context.integrationLatency',
};
const webSocketFields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  event: '$context.eventType',
  status: '$context.status',
};
const formats = { http: JSON.stringify(httpFields), websocket: JSON.stringify(webSocketFields) };

export interface AccessLogProps {
  readonly config: StageConfig;
  readonly protocol: keyof typeof formats;
}

export class AccessLog extends Construct {
  readonly settings: CfnStage.AccessLogSettingsProperty;

  constructor(scope: Construct, id: string, { config, protocol }: AccessLogProps) {
    super(scope, id);
    const group = new LogGroup(this, 'Group', {
      // API Gateway may write to groups with this prefix without a resource policy.
      logGroupName: `/aws/vendedlogs/${resourceName(config, protocol)}`,
      retention: config.logRetention,
      removalPolicy: removalPolicy(config),
    });
    this.settings = { destinationArn: group.logGroupArn, format: formats[protocol] };
  }
}
