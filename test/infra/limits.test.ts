import { describe, expect, it } from 'vitest';
import { fillsOf, fillTable, isTooFull } from '../../infra/limits/fill';
import { limits } from '../../infra/limits/limits';
import { found, listed, sizeOf, type Resource, type Template, type Templates } from '../../infra/limits/templates';
import { synthesise } from './stage';

const many = (number: number, one: Resource): Template['Resources'] =>
  Object.fromEntries(Array.from({ length: number }, (_, index) => [`R${index}`, one]));
const one = (Type: string, Properties: Record<string, unknown>): Template['Resources'] => ({
  It: { Type, Properties },
});
const listOf = (length: number, value: unknown = {}): unknown[] => Array.from({ length }, () => value);
const text = (length: number): string => 'x'.repeat(length);
const owned = (number: number, Type: string, Properties: Record<string, unknown>): Template['Resources'] =>
  many(number, { Type, Properties });
const record = (number: number): Record<string, unknown> =>
  Object.fromEntries(listOf(number).map((value, index) => [`P${index}`, value]));
const widget = (part: string, length: number) => ({ type: 'any', properties: { [part]: listOf(length, 'x') } });
const dashboard = (widgets: unknown[]): Template['Resources'] =>
  one('AWS::CloudWatch::Dashboard', { DashboardBody: JSON.stringify({ widgets }) });
const firewall = (number: number, statement: unknown): Template['Resources'] =>
  one('AWS::WAFv2::WebACL', { Rules: listOf(number, { Statement: statement }) });
const match = { RegexMatchStatement: { TextTransformations: [{ Type: 'NORMALIZE_PATH' }] } };
const distribution = (part: string, length: number): Template['Resources'] =>
  one('AWS::CloudFront::Distribution', { DistributionConfig: { [part]: listOf(length) } });
const pool = { UserPoolId: { Ref: 'Users' } };
const group = { LogGroupName: { Ref: 'Logs' } };

const oversized: Record<string, Template['Resources'] | Omit<Template, 'Resources'>> = {
  'Resources of a stack': many(501, { Type: 'Custom::Any', Properties: {} }),
  'Outputs of a stack': { Outputs: record(201) },
  'Parameters of a stack': { Parameters: record(201) },
  'Bytes of a template': one('Custom::Any', { Long: text(1_000_000) }),
  'Dynamic references of a stack': one('Custom::Any', { Secrets: text(61).replaceAll('x', '{{resolve:any}}') }),
  'Routes of an API': owned(301, 'AWS::ApiGatewayV2::Route', { ApiId: 'a' }),
  'Integrations of an API': owned(301, 'AWS::ApiGatewayV2::Integration', { ApiId: 'a' }),
  'Characters of inline policies of a role': one('AWS::IAM::Role', { Policies: [{ PolicyDocument: text(10_241) }] }),
  'Characters of a managed policy': one('AWS::IAM::ManagedPolicy', { PolicyDocument: text(6145) }),
  'Managed policies of a role': one('AWS::IAM::Role', { ManagedPolicyArns: listOf(11) }),
  'Characters of the trust policy of a role': one('AWS::IAM::Role', { AssumeRolePolicyDocument: text(2049) }),
  'Bytes of the environment of a function': one('AWS::Lambda::Function', {
    Environment: { Variables: { LONG: text(4096) } },
  }),
  'Layers of a function': one('AWS::Lambda::Function', { Layers: listOf(6) }),
  'Bytes of the resource-based policy of a function': owned(300, 'AWS::Lambda::Permission', {
    FunctionName: { 'Fn::GetAtt': ['It', 'Arn'] },
  }),
  'Characters of the name of a function': one('AWS::Lambda::Function', { FunctionName: text(65) }),
  'Reserved concurrency, with the 100 that AWS keeps unreserved': owned(2, 'AWS::Lambda::Function', {
    ReservedConcurrentExecutions: 451,
  }),
  'Global secondary indexes of a table': one('AWS::DynamoDB::GlobalTable', { GlobalSecondaryIndexes: listOf(21) }),
  'Readers of a shard of a stream': owned(3, 'AWS::Lambda::EventSourceMapping', {
    EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
    StartingPosition: 'TRIM_HORIZON',
  }),
  'Alarms of an alarm widget': dashboard([widget('alarms', 101)]),
  'Metrics of a widget': dashboard([widget('metrics', 501)]),
  'Metrics of a dashboard': dashboard(listOf(6, widget('metrics', 450))),
  'Widgets of a dashboard': dashboard(listOf(501, widget('metrics', 1))),
  'Metrics of an alarm with metric math': one('AWS::CloudWatch::Alarm', { Metrics: listOf(11, { MetricStat: {} }) }),
  'Subscription filters of a log group': owned(3, 'AWS::Logs::SubscriptionFilter', group),
  'Metric filters of a log group': owned(101, 'AWS::Logs::MetricFilter', group),
  'Resource policies of CloudWatch Logs': owned(11, 'AWS::Logs::ResourcePolicy', {}),
  'Rules of an event bus': owned(301, 'AWS::Events::Rule', {}),
  'Characters of an event pattern': one('AWS::Events::Rule', { EventPattern: text(2049) }),
  'Targets of a rule': one('AWS::Events::Rule', { Targets: listOf(6) }),
  'Bytes of a CloudFront function': one('AWS::CloudFront::Function', { FunctionCode: text(10_241) }),
  'Cache behaviors of a distribution': distribution('CacheBehaviors', 76),
  'Origins of a distribution': distribution('Origins', 101),
  'Cache policies': owned(21, 'AWS::CloudFront::CachePolicy', {}),
  'Response headers policies': owned(21, 'AWS::CloudFront::ResponseHeadersPolicy', {}),
  'Identity providers of a user pool': owned(301, 'AWS::Cognito::UserPoolIdentityProvider', pool),
  'Custom attributes of a user pool': one('AWS::Cognito::UserPool', { Schema: listOf(51) }),
  'Capacity units of a web ACL': firewall(400, match),
  'Rate-based rules of a web ACL': firewall(11, { RateBasedStatement: {} }),
  'Subscriptions with a filter policy of a topic': owned(201, 'AWS::SNS::Subscription', {
    TopicArn: { Ref: 'Topic' },
    FilterPolicy: {},
  }),
  'Bytes of a bucket policy': one('AWS::S3::BucketPolicy', { PolicyDocument: text(20_481) }),
  'Bytes of a key policy': one('AWS::KMS::Key', { KeyPolicy: text(32_769) }),
};

/** More resources than fit into a stack. */
const oversizedAcrossStacks: Record<string, Resource> = {
  Roles: { Type: 'AWS::IAM::Role', Properties: {} },
};

const isPart = (resources: object): resources is Omit<Template, 'Resources'> =>
  'Outputs' in resources || 'Parameters' in resources;
const templatesWith = (resources: object): Templates => ({
  any: isPart(resources) ? { Resources: {}, ...resources } : { Resources: resources as Template['Resources'] },
});

const over = (templates: Templates): string[] =>
  fillsOf(templates)
    .filter(({ share }) => share > 1)
    .map(({ limit }) => limit.name);

describe('the table of limits', () => {
  it.each(Object.entries(oversized))('counts %s', (name, resources) => {
    expect(over(templatesWith(resources))).toEqual([name]);
  });

  it.each(Object.entries(oversizedAcrossStacks))('counts %s over all stacks', (name, resource) => {
    const half = { Resources: many(501, resource) };
    expect(over({ a: half, b: half, c: half })).toContain(name);
  });

  it('has an oversized template for each limit that grows with a release', () => {
    const untested = limits
      .map(({ name }) => name)
      .filter((name) => !(name in oversized) && !(name in oversizedAcrossStacks));
    expect(untested).toEqual(['App clients of a user pool', 'Groups of a user pool']);
  });

  it('attributes imported resources to the importing stack', () => {
    const api = { 'Fn::ImportValue': 'the-api' };
    const routes = { Resources: owned(151, 'AWS::ApiGatewayV2::Route', { ApiId: api }) };
    const Outputs = { Api: { Value: { Ref: 'Api' }, Export: { Name: 'the-api' } } };
    const fills = fillsOf({ edge: { Resources: {}, Outputs }, a: routes, b: routes });
    expect(fills[0]).toMatchObject({ where: 'edge/Api', used: 302 });
  });

  it('adds policies attached to a role to its own', () => {
    const [role] = Object.values(one('AWS::IAM::Role', { Policies: [{ PolicyDocument: text(5200) }] }));
    const [policy] = Object.values(one('AWS::IAM::Policy', { Roles: [{ Ref: 'Role' }], PolicyDocument: text(5200) }));
    expect(over({ any: { Resources: { Role: role!, Policy: policy! } } })).toEqual([
      'Characters of inline policies of a role',
    ]);
  });

  it('rejects usage above four fifths of a fixed limit, and lets a small one be used up', () => {
    const tooFull = (resources: Template['Resources']): boolean => fillsOf(templatesWith(resources)).some(isTooFull);
    const routes = (number: number) => owned(number, 'AWS::ApiGatewayV2::Route', { ApiId: 'a' });
    expect([240, 241].map((number) => tooFull(routes(number)))).toEqual([false, true]);
    const layers = (number: number) => one('AWS::Lambda::Function', { Layers: listOf(number) });
    expect([5, 6].map((number) => tooFull(layers(number)))).toEqual([false, true]);
    expect(tooFull(oversized['Characters of an event pattern'] as Template['Resources'])).toBe(false);
  });

  it('prints each limit where it is fullest', () => {
    const api = owned(241, 'AWS::ApiGatewayV2::Route', { ApiId: 'a' });
    const lines = fillTable(fillsOf({ api: { Resources: api }, events: { Resources: {} } })).split('\n');
    expect(lines[0]).toMatch(/^ *80% {2}TOO FULL +241 of 300 {2}Routes of an API \(api\/a\)$/);
    expect(lines[1]).toMatch(/^ *48% {2}hard +241 of 500 {2}Resources of a stack \(api\)$/);
    expect(lines.filter((line) => line.includes('Resources of a stack'))).toHaveLength(1);
  });
});

it.each(['dev', 'prod'] as const)('%s has room in what AWS doesn’t raise', (stage) => {
  const tooFull = fillsOf(synthesise(stage).templates).filter(isTooFull);
  const named = tooFull.map(({ limit, where }) => `${limit.name} in ${where.split('/')[0]}`);
  expect(named).toEqual([]);
});

it('prod stays within AWS’s default quotas', () => {
  const over = fillsOf(synthesise('prod').templates).filter(({ limit, share }) => limit.quota && share > 1);
  expect(over.map(({ limit }) => limit.name)).toEqual([]);
});

it('a policy inside a role leaves room for the one that a deployed stage still has', () => {
  const sizes = found(synthesise('prod').templates, 'AWS::IAM::Role').map(({ properties }) =>
    sizeOf(listed(properties['Policies'])),
  );
  expect(Math.max(...sizes)).toBeGreaterThan(2000);
  expect(Math.max(...sizes)).toBeLessThan(10_240 / 2);
});
