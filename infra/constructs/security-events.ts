import { FilterPattern, LogGroup, LogStream, MetricFilter, type IFilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { securityLogStream, type SecurityEventKind } from '../../shared/platform/security-events';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { highestShare, metric } from '../monitoring/metrics';
import type { AlarmRule } from '../monitoring/alarms';

type Burst = { name: string; pattern: IFilterPattern; above: number };

const isKind = (kind: SecurityEventKind): IFilterPattern => FilterPattern.stringValue('$.kind', '=', kind);
const refused = FilterPattern.stringValue('$.outcome', '!=', 'success');
const succeeded = FilterPattern.stringValue('$.outcome', '=', 'success');
const both = (kind: SecurityEventKind, outcome: ReturnType<typeof FilterPattern.stringValue>): IFilterPattern =>
  FilterPattern.all(FilterPattern.stringValue('$.kind', '=', kind), outcome);

/** Numbers of events in five minutes that raise an alarm. The log has pseudonyms and request IDs. */
const bursts = {
  guessing: [
    { name: 'security-refusals', pattern: isKind('refusal'), above: 500 },
    { name: 'security-wrong-codes', pattern: both('code', refused), above: 100 },
    { name: 'security-passwords', pattern: both('password', refused), above: 50 },
    { name: 'security-two-factor', pattern: isKind('twoFactor'), above: 50 },
  ],
  changes: [
    { name: 'security-memberships', pattern: both('membership', succeeded), above: 200 },
    { name: 'security-exports', pattern: both('export', succeeded), above: 50 },
  ],
} as const satisfies Record<string, readonly Burst[]>;

const namespaceOf = (config: StageConfig): string => resourceName(config, 'security');

const measured = (config: StageConfig, of: readonly Burst[]): { metric: Metric; above: number }[] =>
  of.map(({ name, above }) => ({
    metric: metric(namespaceOf(config), name, {}).with({ label: name.replace('security-', '') }),
    above,
  }));

export const securityMetrics = (config: StageConfig): Metric[] =>
  measured(config, Object.values(bursts).flat()).map((it) => it.metric);

export const securityAlarms = (config: StageConfig): AlarmRule[] => [
  {
    name: 'security-guessing',
    description:
      'Many calls, codes, passwords, or two-factor changes are refused: a client may be guessing, or have a stolen session. ' +
      'The dashboard shows of what. Find who by the query in docs/deploy.md, "Security events and alarms".',
    metric: highestShare(measured(config, bursts.guessing), 'Share of what is normal'),
    above: 1,
  },
  {
    name: 'security-changes',
    description:
      'Many memberships change or many exports are made at once: data may be leaving. Check whether one person makes them, ' +
      'by the query in docs/deploy.md, "Security events and alarms".',
    metric: highestShare(measured(config, bursts.changes), 'Share of what is normal'),
    above: 1,
  },
];

/** Security event log, separate from the functions' logs. Functions can append to it but not read or change it. */
export class SecurityEvents extends Construct {
  readonly group: LogGroup;
  readonly streamArn: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.group = new LogGroup(this, 'Group', {
      logGroupName: resourceName(config, 'security'),
      retention: config.logRetention,
      removalPolicy: removalPolicy(config),
    });
    new LogStream(this, 'Stream', {
      logGroup: this.group,
      logStreamName: securityLogStream,
      removalPolicy: removalPolicy(config),
    });
    // The group's own ARN ends in ":*".
    this.streamArn = `${this.group.logGroupArn.replace(/:\*$/, '')}:log-stream:${securityLogStream}`;
    for (const { name, pattern } of Object.values(bursts).flat()) {
      new MetricFilter(this, name, {
        logGroup: this.group,
        filterPattern: pattern,
        metricNamespace: namespaceOf(config),
        metricName: name,
        metricValue: '1',
        defaultValue: 0,
      });
    }
  }
}
