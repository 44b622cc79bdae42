import {
  AlarmStatusWidget,
  AlarmStatusWidgetSortBy,
  AlarmWidget,
  GraphWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { auditConsumer, streamConsumer } from '../../shared/platform/functions';
import { scheduleDeadLetters } from '../../shared/platform/scheduled-functions';
import type { StageConfig } from '../config';
import { allAlarms } from './alarm-rules';
import { securityMetrics } from '../constructs/security-events';
import { staffQueueMetrics } from './staff-queues';
import { allGroups, functionGroups, queueReaders, withDeadLetters } from './function-groups';
import { functionMetric, queueMetric, reputation, sumOf } from './metrics';
import { searchGraph } from './search-metrics';

type Graph = { title: string; left: readonly IMetric[]; right?: readonly IMetric[] };

/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/CloudWatch-Dashboard-Body-Structure.html */
const alarmsPerWidget = 100;
const gridWidth = 24;
const height = 5;
const groupsInRow = 6;

const inRow = (widgets: readonly ((width: number) => IWidget)[]): IWidget[] =>
  widgets.map((widget) => widget(Math.floor(gridWidth / widgets.length)));

const graph =
  ({ title, left, right = [] }: Graph) =>
  (width: number): IWidget =>
    new GraphWidget({ title, left: [...left], right: [...right], width, height });

const failures = (config: StageConfig): IWidget[] =>
  allGroups.map(({ title, functions }) =>
    graph({
      title,
      left: functions.map((name) => functionMetric(config, name, 'Errors')),
      right: functions.map((name) => functionMetric(config, name, 'Throttles')),
    })(gridWidth / groupsInRow),
  );

/** Overall health first: the state of every alarm, then the metrics of each. */
export const dashboardRows = (config: StageConfig, alarmNamed: (name: string) => IAlarm): IWidget[][] => {
  const alarms = allAlarms(config).map(({ name }) => alarmNamed(name));
  const statuses = Array.from(
    { length: Math.ceil(alarms.length / alarmsPerWidget) },
    (_, index) =>
      new AlarmStatusWidget({
        title: 'Alarms',
        alarms: alarms.slice(index * alarmsPerWidget, (index + 1) * alarmsPerWidget),
        sortBy: AlarmStatusWidgetSortBy.STATE_UPDATED_TIMESTAMP,
        width: gridWidth,
        height,
      }),
  );
  // The metric has a generated ID, known only in the alarm's own stack.
  const watched =
    (name: string, title: string) =>
    (width: number): IWidget =>
      new AlarmWidget({ title, alarm: alarmNamed(name), width, height });
  const queues = staffQueueMetrics(config);

  return [
    statuses,
    inRow([
      graph({
        title: 'API requests',
        left: functionGroups.api.map(({ title, functions }) =>
          sumOf(
            functions.map((name) => functionMetric(config, name, 'Invocations')),
            title,
          ),
        ),
      }),
      watched('api-5xx', 'API server errors'),
      watched('api-latency', 'API latency (ms)'),
      ...(config.siteUrl ? [] : [watched('cdn-5xx', 'Site server errors (%)')]),
      watched('websocket-errors', 'Live connections that fail'),
    ]),
    failures(config),
    inRow([
      graph({
        title: 'Queues: oldest message (s)',
        left: queueReaders.map((name) => queueMetric(config, name, 'ApproximateAgeOfOldestMessage')),
      }),
      graph({
        title: 'Dead letters',
        left: [...withDeadLetters, scheduleDeadLetters].map((name) =>
          queueMetric(config, `${name}-dlq`, 'ApproximateNumberOfMessagesVisible').with({ label: name }),
        ),
      }),
      graph({
        title: 'Stream: age (ms)',
        left: [streamConsumer, auditConsumer].map(({ name }) => functionMetric(config, name, 'IteratorAge', 'Maximum')),
      }),
      watched('table-throttles', 'Table: refused requests'),
      watched('table-errors', 'Table: errors'),
    ]),
    inRow([
      graph({
        title: 'Mail: share that bounced or was marked as spam',
        left: [reputation(config, 'Reputation.BounceRate'), reputation(config, 'Reputation.ComplaintRate')],
      }),
      graph({ title: 'Security events', left: securityMetrics(config) }),
      watched('security-failed-sign-ins', 'Failed sign-ins'),
      graph({ title: 'Staff queues: cases waiting, minutes late', left: queues.waiting, right: queues.late }),
      ...(config.search === 'opensearch' ? [graph(searchGraph(config))] : []),
    ]),
  ];
};
