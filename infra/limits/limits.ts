import {
  all,
  distribution,
  fullestWidget,
  inAccount,
  inlineOfRole,
  managedOfRole,
  per,
  perOwner,
  perStack,
  type Count,
  unitsOf,
  rateRulesOf,
  widgetsOf,
} from './counts';
import { deployed, found, listed, sizeOf, sum } from './templates';

export type Limit = {
  name: string;
  max: number;
  source: string;
  /** Name under Service Quotas. Without one, AWS never raises it, or only after the first deployment. */
  quota?: string;
  /** Quota that a new account may have below `max`, which preflight checks. */
  asked?: { name: string; service: string; code: string };
  count: Count;
};

const guides = 'https://docs.aws.amazon.com';
const sources = {
  stack: `${guides}/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html`,
  httpApi: `${guides}/apigateway/latest/developerguide/http-api-quotas.html`,
  iam: `${guides}/IAM/latest/UserGuide/reference_iam-quotas.html`,
  lambda: `${guides}/lambda/latest/dg/gettingstarted-limits.html`,
  concurrency: `${guides}/lambda/latest/dg/configuration-concurrency.html`,
  functionName: `${guides}/lambda/latest/api/API_CreateFunction.html`,
  tables: `${guides}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
  streams: `${guides}/amazondynamodb/latest/developerguide/Streams.html`,
  widget: `${guides}/AmazonCloudWatch/latest/APIReference/CloudWatch-Dashboard-Body-Structure.html`,
  cloudWatch: `${guides}/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html`,
  mathAlarm: `${guides}/AmazonCloudWatch/latest/monitoring/alarm-limits.html`,
  logs: `${guides}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`,
  events: `${guides}/eventbridge/latest/userguide/eb-quota.html`,
  cdn: `${guides}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`,
  cognito: `${guides}/cognito/latest/developerguide/quotas.html`,
  firewall: `${guides}/waf/latest/developerguide/limits.html`,
  sns: `${guides}/general/latest/gr/sns.html`,
  bucketPolicy: `${guides}/AmazonS3/latest/userguide/bucket-policies.html`,
  keyPolicy: `${guides}/kms/latest/developerguide/resource-limits.html`,
} as const;

const dynamicReference = /\{\{resolve:/g;

export const limits: readonly Limit[] = [
  {
    name: 'Resources of a stack',
    max: 500,
    source: sources.stack,
    count: perStack(({ Resources }) => Object.keys(Resources).length),
  },
  {
    name: 'Outputs of a stack',
    max: 200,
    source: sources.stack,
    count: perStack(({ Outputs = {} }) => Object.keys(Outputs).length),
  },
  {
    name: 'Parameters of a stack',
    max: 200,
    source: sources.stack,
    count: perStack(({ Parameters = {} }) => Object.keys(Parameters).length),
  },
  {
    name: 'Bytes of a template',
    max: 1_000_000,
    source: sources.stack,
    count: perStack((template) => Buffer.byteLength(JSON.stringify(template, null, 1))),
  },
  {
    name: 'Dynamic references of a stack',
    max: 60,
    source: sources.stack,
    count: perStack((template) => JSON.stringify(template).match(dynamicReference)?.length ?? 0),
  },
  {
    // Raised only for an existing API, so the first deployment has to fit the default.
    name: 'Routes of an API',
    max: 300,
    asked: { name: 'Routes per API', service: 'apigateway', code: 'L-65B5C802' },
    source: sources.httpApi,
    count: perOwner('AWS::ApiGatewayV2::Route', ({ ApiId }) => ApiId),
  },
  {
    name: 'Integrations of an API',
    max: 300,
    source: sources.httpApi,
    count: perOwner('AWS::ApiGatewayV2::Integration', ({ ApiId }) => ApiId),
  },
  { name: 'Characters of inline policies of a role', max: 10_240, source: sources.iam, count: inlineOfRole },
  {
    name: 'Characters of a managed policy',
    max: 6144,
    source: sources.iam,
    count: per('AWS::IAM::ManagedPolicy', ({ PolicyDocument }) => sizeOf(PolicyDocument)),
  },
  {
    name: 'Managed policies of a role',
    max: 10,
    quota: 'Managed policies attached to an IAM role',
    source: sources.iam,
    count: managedOfRole,
  },
  {
    name: 'Characters of the trust policy of a role',
    max: 2048,
    quota: 'Role trust policy length',
    source: sources.iam,
    count: per('AWS::IAM::Role', ({ AssumeRolePolicyDocument }) => sizeOf(AssumeRolePolicyDocument)),
  },
  { name: 'Roles', max: 1000, quota: 'Roles per account', source: sources.iam, count: all('AWS::IAM::Role') },
  {
    name: 'Bytes of the environment of a function',
    max: 4096,
    source: sources.lambda,
    count: per('AWS::Lambda::Function', ({ Environment }) =>
      sizeOf((Environment as { Variables?: unknown } | undefined)?.Variables),
    ),
  },
  {
    name: 'Layers of a function',
    max: 5,
    source: sources.lambda,
    count: per('AWS::Lambda::Function', ({ Layers }) => listed(Layers).length),
  },
  {
    name: 'Bytes of the resource-based policy of a function',
    max: 20_480,
    source: sources.lambda,
    count: perOwner('AWS::Lambda::Permission', ({ FunctionName }) => FunctionName, sizeOf),
  },
  {
    name: 'Characters of the name of a function',
    max: 64,
    source: sources.functionName,
    count: per('AWS::Lambda::Function', ({ FunctionName = '' }) => String(deployed(FunctionName)).length),
  },
  {
    name: 'Reserved concurrency, with the 100 that AWS keeps unreserved',
    max: 1000,
    quota: 'Concurrent executions',
    asked: { name: 'Concurrent executions', service: 'lambda', code: 'L-B99A9384' },
    source: sources.concurrency,
    count: inAccount((templates) => {
      const functions = found(templates, 'AWS::Lambda::Function');
      const reserved = sum(functions.map(({ properties }) => Number(properties['ReservedConcurrentExecutions'] ?? 0)));
      return reserved === 0 ? 0 : reserved + 100;
    }),
  },
  {
    name: 'Global secondary indexes of a table',
    max: 20,
    quota: 'Global Secondary Indexes per table',
    source: sources.tables,
    count: per('AWS::DynamoDB::GlobalTable', ({ GlobalSecondaryIndexes }) => listed(GlobalSecondaryIndexes).length),
  },
  {
    name: 'Readers of a shard of a stream',
    max: 2,
    source: sources.streams,
    // Only streams have a starting position.
    count: perOwner('AWS::Lambda::EventSourceMapping', ({ EventSourceArn, StartingPosition }) =>
      StartingPosition ? EventSourceArn : undefined,
    ),
  },
  { name: 'Alarms of an alarm widget', max: 100, source: sources.widget, count: fullestWidget('alarms') },
  { name: 'Metrics of a widget', max: 500, source: sources.cloudWatch, count: fullestWidget('metrics') },
  {
    name: 'Metrics of a dashboard',
    max: 2500,
    source: sources.cloudWatch,
    count: per('AWS::CloudWatch::Dashboard', (properties) =>
      sum(widgetsOf(properties).map(({ properties: { metrics } }) => listed(metrics).length)),
    ),
  },
  {
    name: 'Widgets of a dashboard',
    max: 500,
    source: sources.cloudWatch,
    count: per('AWS::CloudWatch::Dashboard', (properties) => widgetsOf(properties).length),
  },
  {
    name: 'Metrics of an alarm with metric math',
    max: 10,
    source: sources.mathAlarm,
    count: per(
      'AWS::CloudWatch::Alarm',
      ({ Metrics }) => (listed(Metrics) as { MetricStat?: unknown }[]).filter(({ MetricStat }) => MetricStat).length,
    ),
  },
  {
    name: 'Subscription filters of a log group',
    max: 2,
    source: sources.logs,
    count: perOwner('AWS::Logs::SubscriptionFilter', ({ LogGroupName }) => LogGroupName),
  },
  {
    name: 'Metric filters of a log group',
    max: 100,
    source: sources.logs,
    count: perOwner('AWS::Logs::MetricFilter', ({ LogGroupName }) => LogGroupName),
  },
  {
    name: 'Resource policies of CloudWatch Logs',
    max: 10,
    source: sources.logs,
    count: all('AWS::Logs::ResourcePolicy'),
  },
  {
    name: 'Rules of an event bus',
    max: 300,
    quota: 'Number of rules',
    source: sources.events,
    count: (templates) => [
      ...perOwner('AWS::Events::Rule', ({ EventBusName }) => EventBusName)(templates),
      {
        where: 'default',
        used: found(templates, 'AWS::Events::Rule').filter(({ properties }) => !properties['EventBusName']).length,
      },
    ],
  },
  {
    name: 'Characters of an event pattern',
    max: 2048,
    quota: 'Event pattern size',
    source: sources.events,
    count: per('AWS::Events::Rule', ({ EventPattern }) => (EventPattern ? sizeOf(EventPattern) : 0)),
  },
  {
    name: 'Targets of a rule',
    max: 5,
    source: sources.events,
    count: per('AWS::Events::Rule', ({ Targets }) => listed(Targets).length),
  },
  {
    name: 'Bytes of a CloudFront function',
    max: 10_240,
    source: sources.cdn,
    count: per('AWS::CloudFront::Function', ({ FunctionCode }) => Buffer.byteLength(String(deployed(FunctionCode)))),
  },
  {
    name: 'Cache behaviors of a distribution',
    max: 75,
    quota: 'Cache behaviors per distribution',
    source: sources.cdn,
    count: distribution('CacheBehaviors'),
  },
  {
    name: 'Origins of a distribution',
    max: 100,
    quota: 'Origins per distribution',
    source: sources.cdn,
    count: distribution('Origins'),
  },
  {
    name: 'Cache policies',
    max: 20,
    quota: 'Cache policies per AWS account',
    source: sources.cdn,
    count: all('AWS::CloudFront::CachePolicy'),
  },
  {
    name: 'Response headers policies',
    max: 20,
    quota: 'Response headers policies per AWS account',
    source: sources.cdn,
    count: all('AWS::CloudFront::ResponseHeadersPolicy'),
  },
  {
    name: 'App clients of a user pool',
    max: 1000,
    quota: 'Apps per user pool',
    source: sources.cognito,
    count: perOwner('AWS::Cognito::UserPoolClient', ({ UserPoolId }) => UserPoolId),
  },
  {
    name: 'Identity providers of a user pool',
    max: 300,
    quota: 'Identity providers per user pool',
    source: sources.cognito,
    count: perOwner('AWS::Cognito::UserPoolIdentityProvider', ({ UserPoolId }) => UserPoolId),
  },
  {
    name: 'Groups of a user pool',
    max: 10_000,
    source: sources.cognito,
    count: perOwner('AWS::Cognito::UserPoolGroup', ({ UserPoolId }) => UserPoolId),
  },
  {
    name: 'Custom attributes of a user pool',
    max: 50,
    source: sources.cognito,
    count: per('AWS::Cognito::UserPool', ({ Schema }) => listed(Schema).length),
  },
  {
    // Requests cost more above 1,500.
    name: 'Capacity units of a web ACL',
    max: 5000,
    source: sources.firewall,
    count: per('AWS::WAFv2::WebACL', unitsOf),
  },
  {
    name: 'Rate-based rules of a web ACL',
    max: 10,
    source: sources.firewall,
    count: per('AWS::WAFv2::WebACL', rateRulesOf),
  },
  {
    name: 'Subscriptions with a filter policy of a topic',
    max: 200,
    quota: 'Filter Policies per Topic',
    source: sources.sns,
    count: perOwner('AWS::SNS::Subscription', ({ FilterPolicy, TopicArn }) => (FilterPolicy ? TopicArn : undefined)),
  },
  {
    name: 'Bytes of a bucket policy',
    max: 20_480,
    source: sources.bucketPolicy,
    count: per('AWS::S3::BucketPolicy', ({ PolicyDocument }) => sizeOf(PolicyDocument)),
  },
  {
    name: 'Bytes of a key policy',
    max: 32_768,
    source: sources.keyPolicy,
    count: per('AWS::KMS::Key', ({ KeyPolicy }) => sizeOf(KeyPolicy)),
  },
];
