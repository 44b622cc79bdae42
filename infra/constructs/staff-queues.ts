import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { queueLineMessage, watchedQueues, type WatchedQueue } from '../../shared/platform/watched-queues';
import { resourceName, type StageConfig } from '../config';
import type { AlarmRule } from './alarms';
import type { ServiceFunction } from './service-function';

/** At least one line of each queue. */
const period = Duration.minutes(30);

const descriptions: Record<WatchedQueue, string> = {
  tickets: 'A ticket waits longer than promised. Open /admin/tickets: the first ones are overdue.',
  reports: 'A report waits longer than its severity allows. Open /admin/reports and decide the overdue cases.',
  appeals: 'An appeal is overdue, so anyone on the trust team may decide it. Open /admin/reports, Appeals.',
  credentials: 'A license or certification waits for over 48 hours. Open /admin/verifications, oldest first.',
  organizations:
    'An organization waits for verification for over a business day. Open /admin/organization-verifications.',
};

/** Measures the queues of staff by the lines that `watch-queues` logs. */
export class StaffQueues extends Construct {
  readonly alarms: readonly AlarmRule[];
  readonly late: readonly Metric[];
  readonly waiting: readonly Metric[];

  constructor(scope: Construct, id: string, config: StageConfig, watcher: ServiceFunction) {
    super(scope, id);
    const metricNamespace = resourceName(config, 'queues');
    const measured = (field: 'lateMinutes' | 'waiting'): Metric[] => {
      // Lambda's JSON format puts a logged object into `message`.
      new MetricFilter(this, field, {
        logGroup: watcher.logGroup,
        filterPattern: FilterPattern.stringValue('$.message.message', '=', queueLineMessage),
        metricNamespace,
        metricName: field,
        metricValue: `$.message.${field}`,
        dimensions: { queue: '$.message.queue' },
      });
      return watchedQueues.map(
        (queue) =>
          new Metric({
            namespace: metricNamespace,
            metricName: field,
            dimensionsMap: { queue },
            statistic: 'Maximum',
            period,
          }),
      );
    };
    const named = (metric: Metric, index: number): Metric => metric.with({ label: watchedQueues[index]! });
    const late = measured('lateMinutes');
    this.late = late.map(named);
    this.waiting = measured('waiting').map(named);
    this.alarms = watchedQueues.map((queue, index) => ({
      name: `queue-${queue}`,
      description: descriptions[queue],
      metric: late[index]!,
      above: 0,
    }));
  }
}
