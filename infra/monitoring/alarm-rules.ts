import { Duration } from 'aws-cdk-lib';
import { auditConsumer, streamConsumer } from '../../shared/platform/functions';
import { scheduleDeadLetters } from '../../shared/platform/scheduled-functions';
import type { StageConfig } from '../config';
import type { AlarmRule } from './alarms';
import { securityAlarms } from '../constructs/security-events';
import { staffQueueAlarms } from './staff-queues';
import { allGroups, queueReaders, withDeadLetters, type FunctionGroup } from './function-groups';
import { functionMetric, highestOf, queueMetric, reputation } from './metrics';
import { ownedAlarms } from './owned-alarms';
import { searchAlarms } from './search-metrics';

/**
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarm-limits.html
 *
 * A query of Metrics Insights reads more, but filters by whole names joined with AND, or by tags if the account turned
 * them on, so it would ring for other stages of the account:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch-metrics-insights-querylanguage.html
 * Either costs 0.10 USD per metric and month, and a composite alarm 0.50 on top of those that it joins:
 * https://aws.amazon.com/cloudwatch/pricing/
 */
const metricsPerAlarm = 10;

/** Splits a group of more than ten into several alarms: `hiring-errors`, `hiring-errors-2`. */
export const inParts = <Rule>(
  names: readonly string[],
  rule: (part: readonly string[], suffix: string) => Rule,
): Rule[] =>
  Array.from({ length: Math.ceil(names.length / metricsPerAlarm) }, (_, index) =>
    rule(names.slice(index * metricsPerAlarm, (index + 1) * metricsPerAlarm), index === 0 ? '' : `-${index + 1}`),
  );

const functionAlarms = (config: StageConfig, group: FunctionGroup): AlarmRule[] => {
  const { name, title, functions, tolerated = 0, note } = group;
  const highest = (part: readonly string[], metricName: string) =>
    highestOf(
      part.map((it) => functionMetric(config, it, metricName)),
      `${metricName} of a function`,
    );
  return [
    ...inParts(functions, (part, suffix) => ({
      name: `${name}-errors${suffix}`,
      description: [
        `A function fails${tolerated > 0 ? ` more than ${tolerated} times` : ''}: ${part.join(', ')}.`,
        `The dashboard's graph "${title}" shows which one; its log has the request IDs and stack frames.`,
        ...(note ? [note] : []),
      ].join(' '),
      metric: highest(part, 'Errors'),
      above: tolerated,
    })),
    ...inParts(functions, (part, suffix) => ({
      name: `${name}-throttles${suffix}`,
      description:
        `Calls of a function are refused, because its reserved concurrency or the account's limit is reached: ${part.join(', ')}. ` +
        `The dashboard's graph "${title}" shows which one. Raise its share in shared/platform/concurrency.ts.`,
      metric: highest(part, 'Throttles'),
      above: 0,
    })),
  ];
};

const deadLetters = (config: StageConfig, names: readonly string[]) =>
  highestOf(
    names.map((it) => queueMetric(config, `${it}-dlq`, 'ApproximateNumberOfMessagesVisible')),
    'Dead letters of a function',
  );

const queueAlarms = (config: StageConfig, { name, functions }: FunctionGroup): AlarmRule[] => [
  ...inParts(
    functions.filter((it) => withDeadLetters.includes(it)),
    (part, suffix) => ({
      name: `${name}-dead-letters${suffix}`,
      description:
        `A function failed permanently on an event: ${part.join(', ')}. List the events with "npm run dlq", fix the cause, ` +
        'then send them back.',
      metric: deadLetters(config, part),
      above: 0,
    }),
  ),
  ...inParts(
    functions.filter((it) => queueReaders.includes(it)),
    (part, suffix) => ({
      name: `${name}-age${suffix}`,
      description:
        `Events wait over five minutes, because a function fails or is too slow: ${part.join(', ')}. ` +
        'The dashboard\'s graph "Queues: oldest message" shows which one.',
      metric: highestOf(
        part.map((it) => queueMetric(config, it, 'ApproximateAgeOfOldestMessage')),
        'Age of the oldest message (s)',
      ),
      above: Duration.minutes(5).toSeconds(),
    }),
  ),
];

/** Alarms on metrics with known names, which are in the monitoring stack. */
export const namedAlarms = (config: StageConfig): AlarmRule[] => [
  ...allGroups.flatMap((group) => [...functionAlarms(config, group), ...queueAlarms(config, group)]),
  {
    name: `${scheduleDeadLetters}-dead-letters`,
    description:
      'A scheduled run failed twice. "npm run dlq" lists which one. It needs no sending back, because the next run does its work: ' +
      'fix the cause, which its log names.',
    metric: deadLetters(config, [scheduleDeadLetters]),
    above: 0,
  },
  {
    name: 'stream-age',
    description:
      'Events leave the table late: the publisher fails or is too slow. Emails and notifications are delayed.',
    metric: functionMetric(config, streamConsumer.name, 'IteratorAge', 'Maximum'),
    above: Duration.minutes(5).toMilliseconds(),
  },
  {
    name: 'audit-age',
    description: 'Changes reach the audit log late: append-audit fails or is too slow. No line is lost for a day.',
    metric: functionMetric(config, auditConsumer.name, 'IteratorAge', 'Maximum'),
    above: Duration.minutes(15).toMilliseconds(),
  },
  {
    name: 'mail-bounces',
    description: 'Too much mail bounces; SES reviews an account at 5 %. Look for a burst of sign-ups.',
    metric: reputation(config, 'Reputation.BounceRate'),
    above: config.bounceRateAlarm,
  },
  {
    name: 'mail-complaints',
    description: 'Too many people mark our mail as spam; SES reviews an account at 0.1 %.',
    metric: reputation(config, 'Reputation.ComplaintRate'),
    above: 0.0008,
  },
  ...securityAlarms(config),
  ...staffQueueAlarms(config),
  ...(config.search === 'opensearch' ? searchAlarms(config) : []),
];

export const allAlarms = (config: StageConfig): AlarmRule[] => [...ownedAlarms(config), ...namedAlarms(config)];
