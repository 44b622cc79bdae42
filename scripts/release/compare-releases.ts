import { refusedChanges } from './refused-changes';
import type { Release, Resource, Template } from './release';

export type Finding = { kind: 'import' | 'name' | 'data' | 'change'; text: string };

/**
 * Properties that are unique in AWS, by type: a duplicate is rejected, even while the first is about to be deleted. The
 * first property is the name, others are its scope.
 */
export const names: Readonly<Record<string, string | readonly string[]>> = {
  'AWS::ApiGatewayV2::Route': ['RouteKey', 'ApiId'],
  'AWS::ApiGatewayV2::Stage': ['StageName', 'ApiId'],
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::Cognito::UserPoolDomain': 'Domain',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Events::EventBus': 'Name',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::ManagedPolicy': 'ManagedPolicyName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::KMS::Alias': 'AliasName',
  'AWS::Lambda::EventInvokeConfig': ['FunctionName', 'Qualifier'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'FunctionName'],
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::DeliveryDestination': 'Name',
  'AWS::Logs::DeliverySource': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::Logs::ResourcePolicy': 'PolicyName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::S3::BucketPolicy': 'Bucket',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SES::ReceiptRuleSet': 'RuleSetName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
};

/** Stateful resources, with the properties whose change creates an empty one or a new value. */
export const stateful: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion'],
  'AWS::SecretsManager::Secret': ['Name', 'GenerateSecretString'],
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Placed = { stack: string; id: string; resource: Resource };
const placedIn = (release: Release): Placed[] =>
  release.flatMap(({ stack, template }) =>
    Object.entries(template.Resources ?? {}).map(([id, resource]) => ({ stack, id, resource })),
  );

/** Values by name. */
const exportsOf = ({ Outputs = {} }: Template): Map<string, unknown> =>
  new Map(
    Object.values(Outputs).flatMap(({ Value, Export }) =>
      Export ? [[JSON.stringify(Export.Name), Value] as const] : [],
    ),
  );

export const importsOf = (template: Template): Set<string> =>
  new Set([...JSON.stringify(template).matchAll(/"Fn::ImportValue":("[^"]*")/g)].map(([, name]) => name!));

/** A stack can't lose or change an export that another imports: the importer must be deployed earlier. */
const lostImports = (from: Release, to: Release): Finding[] => {
  const order = to.map(({ stack }) => stack);
  const imports = from.map(({ stack, template }) => ({ stack, names: importsOf(template) }));
  return from.flatMap(({ stack, template }) => {
    const next = to.find((it) => it.stack === stack)?.template;
    // A stack missing in the other release stays unchanged.
    if (!next) return [];
    const kept = exportsOf(next);
    const lost = [...exportsOf(template)].filter(([name, value]) => !kept.has(name) || !same(kept.get(name), value));
    return imports.flatMap((importer) => {
      const [used, ...more] = lost.flatMap(([name]) => (importer.names.has(name) ? [name] : []));
      if (!used) return [];
      const stays = !order.includes(importer.stack);
      if (!stays && order.indexOf(importer.stack) < order.indexOf(stack)) return [];
      const why = stays ? 'stays as it is' : 'is deployed after it';
      const text = `${stack} loses ${more.length + 1} exports that ${importer.stack} imports, which ${why}: ${used}`;
      return [{ kind: 'import' as const, text }];
    });
  });
};

const valueAt = (properties: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], properties);

/** Whether it references another resource in its template, which differs between stacks. */
const isOwn = (json: string): boolean => /"(?:Ref":"(?!AWS::)|Fn::GetAtt)/.test(json);

const nameOf = ({ stack, resource: { Type, Properties } }: Placed): string | null => {
  const [name, ...within] = [names[Type] ?? []].flat().map((path) => JSON.stringify(valueAt(Properties, path)));
  if (name === undefined) return null;
  const whole = [Type, name, ...within.filter(Boolean)].join(' ');
  return isOwn(whole) ? `${whole} of ${stack}` : whole;
};

/** CloudFormation creates new resources before it deletes old ones; stacks deploy in order. */
const takenNames = (from: Release, to: Release): Finding[] => {
  const order = to.map(({ stack }) => stack);
  const owners = new Map(placedIn(from).flatMap((it) => (nameOf(it) ? [[nameOf(it)!, it]] : [])));
  return placedIn(to).flatMap((placed) => {
    const { stack, id } = placed;
    const name = nameOf(placed);
    const owner = name === null ? undefined : owners.get(name);
    if (!owner || (owner.stack === stack && owner.id === id)) return [];
    const isRetained = owner.resource.DeletionPolicy === 'Retain';
    const stays = !order.includes(owner.stack);
    const isGone = !stays && order.indexOf(owner.stack) < order.indexOf(stack) && !isRetained;
    if (isGone) return [];
    const remedies = [
      ...(stays ? [`delete ${owner.stack} first`] : []),
      ...(isRetained ? ['deploy with --import-existing-resources'] : []),
    ].join(', ');
    const text = `${name} is ${owner.id} of ${owner.stack} and becomes ${id} of ${stack}`;
    return [{ kind: 'name' as const, text: remedies ? `${text}: ${remedies}` : text }];
  });
};

const changesOf = (placed: Placed, now: Resource | undefined): Finding[] => {
  const { stack, id, resource } = placed;
  const { Type, Properties = {}, DeletionPolicy } = resource;
  const replacing = stateful[Type];
  if (!now) {
    if (!replacing) return [];
    const rest = DeletionPolicy === 'Retain' ? ', which stays without a stack' : '';
    return [{ kind: 'data', text: `${stack} loses ${Type} ${id}${rest}` }];
  }
  if (now.Type !== Type) return [{ kind: 'change', text: `${stack} turns ${Type} ${id} into ${now.Type}` }];
  return [
    ...(replacing ?? [])
      .filter((property) => !same(Properties[property], now.Properties?.[property]))
      .map((property) => ({ kind: 'data' as const, text: `${stack} replaces ${Type} ${id}: ${property} changes` })),
    ...refusedChanges(resource, now).map((what) => ({
      kind: 'change' as const,
      text: `${stack}, ${Type} ${id}: ${what}`,
    })),
  ];
};

const changed = (from: Release, to: Release): Finding[] => {
  const later = new Map(to.map(({ stack, template }) => [stack, template.Resources ?? {}]));
  return placedIn(from).flatMap((placed) => {
    const resources = later.get(placed.stack);
    return resources ? changesOf(placed, resources[placed.id]) : [];
  });
};

/** Changes that AWS would reject or that would lose data when `to` is deployed over `from`. */
export const findingsOf = (from: Release, to: Release): Finding[] => [
  ...lostImports(from, to),
  ...takenNames(from, to),
  ...changed(from, to),
];
