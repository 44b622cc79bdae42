import { FilterPattern, LogGroup, LogStream, MetricFilter, type IFilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { securityLogStream, type SecurityEventKind } from '../../shared/platform/security-events';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { alarmPeriod as period, type AlarmRule } from './alarms';

type Burst = { name: string; description: string; pattern: IFilterPattern; above: number };

const isKind = (kind: SecurityEventKind): IFilterPattern => FilterPattern.stringValue('$.kind', '=', kind);
const refused = FilterPattern.stringValue('$.outcome', '!=', 'success');
const succeeded = FilterPattern.stringValue('$.outcome', '=', 'success');
const both = (kind: SecurityEventKind, outcome: ReturnType<typeof FilterPattern.stringValue>): IFilterPattern =>
  FilterPattern.all(FilterPattern.stringValue('$.kind', '=', kind), outcome);

/** Numbers of events in five minutes that raise an alarm. The log has pseudonyms and request IDs. */
const bursts: readonly Burst[] = [
  {
    name: 'security-refusals',
    description: 'Many calls are refused because a session or a role is missing. A client may be probing the API.',
    pattern: isKind('refusal'),
    above: 500,
  },
  {
    name: 'security-wrong-codes',
    description: 'Many codes are wrong or refused. A client may be guessing. Check whether it is one address or many.',
    pattern: both('code', refused),
    above: 100,
  },
  {
    name: 'security-passwords',
    description: 'Many password changes are refused. A stolen session may be trying passwords or guessing reset links.',
    pattern: both('password', refused),
    above: 50,
  },
  {
    name: 'security-two-factor',
    description: 'Many two-factor changes or wrong recovery codes. Accounts may be taken over.',
    pattern: isKind('twoFactor'),
    above: 50,
  },
  {
    name: 'security-memberships',
    description: 'Many roles and memberships change at once. Check whether one person makes the changes.',
    pattern: both('membership', succeeded),
    above: 200,
  },
  {
    name: 'security-exports',
    description: 'Many exports at once. Data may be leaving. Check whether one person makes them.',
    pattern: both('export', succeeded),
    above: 50,
  },
];

/** Security event log, separate from the functions' logs. Functions can append to it but not read or change it. */
export class SecurityEvents extends Construct {
  readonly group: LogGroup;
  readonly streamArn: string;
  readonly alarms: readonly (AlarmRule & { metric: Metric })[];

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
    this.alarms = bursts.map(({ name, description, pattern, above }) => ({
      name,
      description,
      above,
      metric: new MetricFilter(this, name, {
        logGroup: this.group,
        filterPattern: pattern,
        metricNamespace: resourceName(config, 'security'),
        metricName: name,
        metricValue: '1',
        defaultValue: 0,
      }).metric({ statistic: 'Sum', period, label: name }),
    }));
  }
}
