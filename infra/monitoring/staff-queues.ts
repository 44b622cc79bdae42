import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { queueLineMessage, watchedQueues, type WatchedQueue } from '../../shared/platform/watched-queues';
import { resourceName, type StageConfig } from '../config';
import { highestOf } from './metrics';
import type { AlarmRule } from './alarms';
import type { ServiceFunction } from '../constructs/service-function';

/** Period with at least one log line per queue. */
const period = Duration.minutes(30);

const namespaceOf = (config: StageConfig): string => resourceName(config, 'queues');
const fields = ['lateMinutes', 'waiting'] as const;

const measured = (
  config: StageConfig,
  metricName: (typeof fields)[number],
  queues: readonly WatchedQueue[] = watchedQueues,
): Metric[] =>
  queues.map(
    (queue) =>
      new Metric({
        namespace: namespaceOf(config),
        metricName,
        dimensionsMap: { queue },
        statistic: 'Maximum',
        period,
        label: queue,
      }),
  );

export const staffQueueMetrics = (config: StageConfig): { late: Metric[]; waiting: Metric[] } => ({
  late: measured(config, 'lateMinutes'),
  waiting: measured(config, 'waiting'),
});

export const staffQueueAlarms = (config: StageConfig): AlarmRule[] => {
  const late = (queues: readonly WatchedQueue[]) => highestOf(measured(config, 'lateMinutes', queues), 'Minutes late');
  return [
    {
      name: 'queue-tickets',
      description: 'A ticket waits longer than promised. Open /admin/tickets: the first ones are overdue.',
      metric: late(['tickets']),
      above: 0,
    },
    {
      name: 'queue-cases',
      description:
        'A case of the trust team waits longer than promised; the dashboard shows in which queue. Open /admin/reports (reports, ' +
        'appeals), /admin/verifications (credentials), or /admin/organization-verifications: the first ones are overdue.',
      metric: late(watchedQueues.filter((queue) => queue !== 'tickets')),
      above: 0,
    },
  ];
};

/** Metrics of staff queues from the lines that `watch-queues` logs. */
export class StaffQueues extends Construct {
  constructor(scope: Construct, id: string, config: StageConfig, watcher: ServiceFunction) {
    super(scope, id);
    for (const field of fields) {
      // Lambda's JSON format puts a logged object into `message`.
      new MetricFilter(this, field, {
        logGroup: watcher.logGroup,
        filterPattern: FilterPattern.stringValue('$.message.message', '=', queueLineMessage),
        metricNamespace: namespaceOf(config),
        metricName: field,
        metricValue: `$.message.${field}`,
        dimensions: { queue: '$.message.queue' },
      });
    }
  }
}
