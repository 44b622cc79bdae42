import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { removalPolicy, resourceName, type StageConfig } from '../config';

export type AlarmRule = {
  name: string;
  description: string;
  metric: IMetric;
  above: number;
  /** Consecutive periods; default 1. */
  periods?: number;
};

export const alarmPeriod = Duration.minutes(5);

export class Alarms extends Construct {
  readonly topic: Topic;
  readonly alarms: Alarm[] = [];

  constructor(
    scope: Construct,
    id: string,
    private readonly config: StageConfig,
  ) {
    super(scope, id);
    const key = new Key(this, 'Key', {
      description: 'Encrypts alarm messages',
      enableKeyRotation: true,
      removalPolicy: removalPolicy(config),
    });
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com');
    key.grantEncryptDecrypt(cloudWatch);
    this.topic = new Topic(this, 'Topic', {
      topicName: resourceName(config, 'alarms'),
      masterKey: key,
      enforceSSL: true,
    });
    // A policy of its own replaces the default one, which lets the account's alarms publish:
    // https://docs.aws.amazon.com/sns/latest/dg/sns-access-policy-use-cases.html
    const alarms = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: resourceName(config, '*'),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudWatch],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { ArnLike: { 'aws:SourceArn': alarms } },
      }),
    );
    if (config.alarmEmail) this.topic.addSubscription(new EmailSubscription(config.alarmEmail));
  }

  add({ name, description, metric, above, periods = 1 }: AlarmRule): void {
    const alarm = new Alarm(this, name, {
      alarmName: resourceName(this.config, name),
      alarmDescription: description,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
  }
}
