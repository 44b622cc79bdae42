import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { StageConfig } from '../config';
import { alarmPeriod as period, type AlarmRule } from './alarms';
import { metric, sumOf } from './metrics';

// Their metrics have generated IDs, so each is in the stack of the watched resource.

export const apiAlarms = (ApiId: string): AlarmRule[] => [
  {
    name: 'api-5xx',
    description:
      'The API responds with server errors. Look for the group of functions that fails at the same time, or at the log of API Gateway.',
    metric: metric('AWS/ApiGateway', '5xx', { ApiId }),
    above: 5,
  },
  {
    name: 'api-latency',
    description: 'One request in a hundred takes over three seconds. Look at throttles and at X-Ray.',
    metric: metric('AWS/ApiGateway', 'Latency', { ApiId }, 'p99'),
    above: Duration.seconds(3).toMilliseconds(),
    periods: 3,
  },
];

export const websocketAlarms = (ApiId: string, Stage: string): AlarmRule[] => [
  {
    name: 'websocket-errors',
    description: 'Live connections fail. Look at the log of the realtime function.',
    metric: metric('AWS/ApiGateway', 'IntegrationError', { ApiId, Stage }),
    above: 5,
  },
];

export const siteAlarms = (DistributionId: string): AlarmRule[] => [
  {
    name: 'cdn-5xx',
    description: "More than one request in a hundred to the site fails. Look at the CDN's log and at api-5xx.",
    metric: metric('AWS/CloudFront', '5xxErrorRate', { DistributionId, Region: 'Global' }, 'Average'),
    above: 1,
    periods: 2,
  },
];

const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

export const tableAlarms = (TableName: string): AlarmRule[] => {
  const ofAll = (name: string, label: string) =>
    sumOf(
      operations.map((operation) =>
        metric('AWS/DynamoDB', name, { TableName, Operation: operation }).with({ label: operation }),
      ),
      label,
    );
  return [
    {
      name: 'table-throttles',
      description: 'The table refuses requests: a hot partition, or a sudden load over twice the previous peak.',
      metric: ofAll('ThrottledRequests', 'Throttled requests'),
      above: 0,
    },
    {
      name: 'table-errors',
      description: 'DynamoDB itself fails. Look at the AWS Health dashboard.',
      metric: ofAll('SystemErrors', 'System errors'),
      above: 5,
    },
  ];
};

/** Cognito counts all attempts and sums the successful ones. */
export const signInAlarms = (UserPool: string, UserPoolClient: string): AlarmRule[] => {
  const attempts = (statistic: string) =>
    metric('AWS/Cognito', 'SignInSuccesses', { UserPool, UserPoolClient }, statistic);
  return [
    {
      name: 'security-failed-sign-ins',
      description:
        "A burst of sign-ins fails: a client may be guessing passwords. Look at the user pool's firewall and at CloudTrail.",
      metric: new MathExpression({
        expression: 'attempts - successes',
        usingMetrics: { attempts: attempts('SampleCount'), successes: attempts('Sum') },
        period,
        label: 'Failed sign-ins',
      }),
      above: 100,
    },
  ];
};

/** Alarms of every stack, for the runbook and the dashboard, which need no metrics. */
export const ownedAlarms = ({ siteUrl }: StageConfig): AlarmRule[] => {
  const id = 'unknown';
  return [
    ...apiAlarms(id),
    ...(siteUrl ? [] : siteAlarms(id)),
    ...websocketAlarms(id, id),
    ...tableAlarms(id),
    ...signInAlarms(id, id),
  ];
};
