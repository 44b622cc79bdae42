import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { StageConfig } from './config';
import { alarmPeriod as period, type AlarmRule } from './constructs/alarms';
import { searchMetrics } from './search-metrics';
import type { SecurityEvents } from './constructs/security-events';
import type { ServiceFunction } from './constructs/service-function';
import type { ApiStack } from './stacks/api-stack';
import type { AuthStack } from './stacks/auth-stack';
import type { EdgeStack } from './stacks/edge-stack';
import type { Consumer, EventsStack } from './stacks/events-stack';
import type { RealtimeStack } from './stacks/realtime-stack';
import type { SearchStack } from './stacks/search-stack';

export type Watched = {
  table: ITableV2;
  securityEvents: SecurityEvents;
  realtime: RealtimeStack;
  edge: EdgeStack;
  api: ApiStack;
  events: EventsStack;
  /** Of every stack. */
  consumers: readonly Consumer[];
  schedules: readonly ServiceFunction[];
  auth: AuthStack;
  /** Null with the embedded engine. */
  search: SearchStack | null;
};

export type Graph = { title: string; left: readonly IMetric[]; right?: readonly IMetric[] };

const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic = 'Sum',
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period });

const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** A user pool trigger refuses by failing, so some failures are normal. */
const refusalsExpected = 10;

const functionAlarms = (service: ServiceFunction, tolerated = 0): AlarmRule[] => [
  {
    name: `${service.name}-errors`,
    description: `The function ${service.name} fails. Its log has the request ids and stack frames.`,
    metric: service.function.metricErrors({ period }),
    above: tolerated,
  },
  {
    name: `${service.name}-throttles`,
    description: `Calls of ${service.name} are refused: its reserved concurrency or the account's limit is reached.`,
    metric: service.function.metricThrottles({ period }),
    above: 0,
  },
];

const queueAlarms = (
  consumers: readonly Consumer[],
  { publisherDeadLetters, auditorDeadLetters }: EventsStack,
): AlarmRule[] => [
  ...[
    ...consumers.map(({ service, deadLetters }) => ({ name: service.name, queue: deadLetters })),
    publisherDeadLetters,
    auditorDeadLetters,
  ].map(({ name, queue }) => ({
    name: `${name}-dead-letters`,
    description: `${name} failed permanently on an event. List it with "npm run dlq", fix the cause, then send it back.`,
    metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    above: 0,
  })),
  ...consumers.map(({ service, queue }) => ({
    name: `${service.name}-age`,
    description: `Events wait for ${service.name} over five minutes: it fails or is too slow.`,
    metric: queue.metricApproximateAgeOfOldestMessage({ period }),
    above: Duration.minutes(5).toSeconds(),
  })),
];

/** Cognito counts all attempts and sums up the successful ones. */
const failedSignIns = ({ userPool, clients }: AuthStack): AlarmRule => {
  const attempts = (statistic: string): Metric =>
    metric(
      'AWS/Cognito',
      'SignInSuccesses',
      { UserPool: userPool.userPoolId, UserPoolClient: clients.ids.browserClientId },
      statistic,
    );
  return {
    name: 'security-failed-sign-ins',
    description:
      "A burst of sign-ins fails: a client may be guessing passwords. Look at the user pool's firewall and at CloudTrail.",
    metric: new MathExpression({
      expression: 'attempts - successes',
      usingMetrics: { attempts: attempts('SampleCount'), successes: attempts('Sum') },
      period,
    }),
    above: 100,
  };
};

export const stageMetrics = (
  config: StageConfig,
  { table, securityEvents, realtime, edge, api, events, consumers, schedules, auth, search }: Watched,
): { alarms: AlarmRule[]; graphs: Graph[] } => {
  const http = (name: string, statistic?: string): Metric =>
    metric('AWS/ApiGateway', name, { ApiId: edge.apiId }, statistic);
  const websocket = (name: string): Metric =>
    metric('AWS/ApiGateway', name, { ApiId: realtime.apiId, Stage: config.stage });
  const tableMetric = (name: string): Metric => metric('AWS/DynamoDB', name, { TableName: table.tableName });
  const ses = (name: string): Metric =>
    metric('AWS/SES', name, { 'ses:configuration-set': auth.mail.configurationSetName }, 'Maximum');
  const functions = [
    ...api.services,
    realtime.function,
    realtime.closer,
    events.publisher,
    events.auditor,
    ...consumers.map((c) => c.service),
    ...schedules,
  ];

  const alarms: AlarmRule[] = [
    {
      name: 'api-5xx',
      description: 'The API responds with server errors. Look at the log of the failing function.',
      metric: http('5xx'),
      above: 5,
    },
    {
      name: 'api-latency',
      description: 'One request in a hundred takes over three seconds. Look at throttles and at X-Ray.',
      metric: http('Latency', 'p99'),
      above: 3000,
      periods: 3,
    },
    {
      name: 'websocket-errors',
      description: 'Live connections fail. Look at the log of the realtime function.',
      metric: websocket('IntegrationError'),
      above: 5,
    },
    ...functions.flatMap((service) => functionAlarms(service)),
    ...auth.triggers.flatMap(({ service }) => functionAlarms(service, refusalsExpected)),
    ...queueAlarms(consumers, events),
    ...securityEvents.alarms,
    ...events.staffQueues.alarms,
    failedSignIns(auth),
    {
      name: 'stream-age',
      description:
        'Events leave the table late: the publisher fails or is too slow. Emails and notifications are delayed.',
      metric: events.publisher.function.metric('IteratorAge', { statistic: 'Maximum', period }),
      above: Duration.minutes(5).toMilliseconds(),
    },
    {
      name: 'audit-age',
      description: 'Changes reach the audit log late: append-audit fails or is too slow. No line is lost for a day.',
      metric: events.auditor.function.metric('IteratorAge', { statistic: 'Maximum', period }),
      above: Duration.minutes(15).toMilliseconds(),
    },
    {
      name: 'table-throttles',
      description: 'The table refuses requests: a hot partition, or a sudden load over twice the previous peak.',
      metric: table.metricThrottledRequestsForOperations({ operations, period }),
      above: 0,
    },
    {
      name: 'table-errors',
      description: 'DynamoDB itself fails. Look at the AWS Health dashboard.',
      metric: table.metricSystemErrorsForOperations({ operations, period }),
      above: 5,
    },
    {
      name: 'mail-bounces',
      description: 'Too much mail bounces; SES reviews an account at 5 %. Look for a burst of sign-ups.',
      metric: ses('Reputation.BounceRate'),
      above: config.bounceRateAlarm,
    },
    {
      name: 'mail-complaints',
      description: 'Too many people mark our mail as spam; SES reviews an account at 0.1 %.',
      metric: ses('Reputation.ComplaintRate'),
      above: 0.0008,
    },
  ];
  if (edge.site) {
    alarms.push({
      name: 'cdn-5xx',
      description: "More than one request in a hundred to the site fails. Look at the CDN's log and at api-5xx.",
      metric: metric(
        'AWS/CloudFront',
        '5xxErrorRate',
        { DistributionId: edge.site.distribution.distributionId, Region: 'Global' },
        'Average',
      ),
      above: 1,
      periods: 2,
    });
  }

  const searchWatch = search && searchMetrics(search);
  if (searchWatch) alarms.push(...searchWatch.alarms);

  return {
    alarms,
    graphs: [
      ...(searchWatch ? [searchWatch.graph] : []),
      { title: 'API requests', left: [http('Count')], right: [http('4xx'), http('5xx')] },
      { title: 'API latency (ms)', left: [http('Latency', 'p50'), http('Latency', 'p95'), http('Latency', 'p99')] },
      {
        title: 'Function errors and throttles',
        left: functions.map((service) => service.function.metricErrors({ period, label: service.name })),
        right: functions.map((service) => service.function.metricThrottles({ period, label: service.name })),
      },
      {
        title: 'Queues: oldest message (s)',
        left: consumers.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage({ period })),
      },
      {
        title: 'Table units',
        left: [tableMetric('ConsumedReadCapacityUnits'), tableMetric('ConsumedWriteCapacityUnits')],
        right: [tableMetric('ReadThrottleEvents'), tableMetric('WriteThrottleEvents')],
      },
      { title: 'Security events', left: securityEvents.alarms.map(({ metric: it }) => it) },
      {
        title: 'Staff queues: cases waiting, minutes late',
        left: events.staffQueues.waiting,
        right: events.staffQueues.late,
      },
      {
        title: 'Live connections',
        left: [websocket('ConnectCount'), websocket('MessageCount')],
        right: [websocket('IntegrationError')],
      },
      {
        title: 'Mail: share that bounced or was marked as spam',
        left: [ses('Reputation.BounceRate'), ses('Reputation.ComplaintRate')],
      },
    ],
  };
};
