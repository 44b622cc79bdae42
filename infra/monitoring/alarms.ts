import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { removalPolicy, resourceName, type StageConfig } from '../config';

export type AlarmRule = {
  name: string;
  /** Line in the runbook, docs/alarms.md. */
  description: string;
  metric: IMetric;
  above: number;
  /** Consecutive periods; default 1. */
  periods?: number;
};

export const alarmPeriod = Duration.minutes(5);

export const alarmArn = (stack: Stack, config: StageConfig, name: string): string =>
  stack.formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: resourceName(config, name),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });

/** References the topic by name: stacks with alarms export and import nothing for it. */
export const addAlarms = (scope: Construct, config: StageConfig, rules: readonly AlarmRule[]): void => {
  const topic = Stack.of(scope).formatArn({ service: 'sns', resource: resourceName(config, 'alarms') });
  const tell = { bind: () => ({ alarmActionArn: topic }) };
  for (const { name, description, metric, above, periods = 1 } of rules) {
    const alarm = new Alarm(scope, name, {
      alarmName: resourceName(config, name),
      alarmDescription: description,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
  }
};

export class AlarmTopic extends Construct {
  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com');
    const key = new Key(this, 'Key', {
      description: 'Encrypts alarm messages',
      enableKeyRotation: true,
      removalPolicy: removalPolicy(config),
    });
    key.grantEncryptDecrypt(cloudWatch);
    const topic = new Topic(this, 'Topic', {
      topicName: resourceName(config, 'alarms'),
      masterKey: key,
      enforceSSL: true,
    });
    // A policy of its own replaces the default one, which lets the account's alarms publish:
    // https://docs.aws.amazon.com/sns/latest/dg/sns-access-policy-use-cases.html
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudWatch],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { ArnLike: { 'aws:SourceArn': alarmArn(Stack.of(this), config, '*') } },
      }),
    );
    if (config.alarmEmail) topic.addSubscription(new EmailSubscription(config.alarmEmail));
  }
}
