/** A synthesized release: its templates in the order in which they are deployed. */
export type Release = readonly { stack: string; template: Template }[];
export type Template = { Resources?: Record<string, Resource>; Outputs?: Record<string, Output> };
type Resource = { Type: string; Properties?: Record<string, unknown>; DeletionPolicy?: string };
type Output = { Export?: { Name: unknown } };

export type Finding = { kind: 'import' | 'name' | 'data'; text: string };

/** What AWS allows once, by type: a second one is refused, also while the first one is about to be deleted. */
const names: Readonly<Record<string, string | readonly string[]>> = {
  'AWS::ApiGatewayV2::Route': ['ApiId', 'RouteKey'],
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Events::EventBus': 'Name',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
};

/** What holds data, with the properties whose change makes an empty new one. */
const stateful: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion'],
  'AWS::SecretsManager::Secret': ['Name'],
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Placed = { stack: string; id: string; resource: Resource };
const placedIn = (release: Release): Placed[] =>
  release.flatMap(({ stack, template }) =>
    Object.entries(template.Resources ?? {}).map(([id, resource]) => ({ stack, id, resource })),
  );

const exportsOf = ({ Outputs = {} }: Template): Set<string> =>
  new Set(Object.values(Outputs).flatMap(({ Export }) => (Export ? [JSON.stringify(Export.Name)] : [])));

const importsOf = (template: Template): Set<string> =>
  new Set([...JSON.stringify(template).matchAll(/"Fn::ImportValue":("[^"]*")/g)].map(([, name]) => name!));

/** A stack can't lose an export while another imports it: the importer must be deployed earlier. */
const lostImports = (from: Release, to: Release): Finding[] => {
  const order = to.map(({ stack }) => stack);
  return from.flatMap(({ stack, template }) => {
    const next = to.find((it) => it.stack === stack)?.template ?? {};
    const kept = exportsOf(next);
    const lost = [...exportsOf(template)].filter((name) => !kept.has(name));
    return from.flatMap((importer) => {
      const used = lost.filter((name) => importsOf(importer.template).has(name));
      const isDone = order.includes(importer.stack) && order.indexOf(importer.stack) < order.indexOf(stack);
      if (used.length === 0 || isDone) return [];
      const text = `${stack} loses ${used.length} exports that ${importer.stack} imports, and is deployed before it: ${used[0]!}`;
      return [{ kind: 'import' as const, text }];
    });
  });
};

const nameOf = ({ Type, Properties = {} }: Resource): string | null => {
  const parts = [names[Type] ?? []].flat().map((property) => Properties[property]);
  return parts.length === 0 || parts.includes(undefined)
    ? null
    : `${Type} ${parts.map((it) => JSON.stringify(it)).join(' ')}`;
};

/** CloudFormation makes what is new before it deletes what is gone; stacks follow each other. */
const takenNames = (from: Release, to: Release): Finding[] => {
  const order = to.map(({ stack }) => stack);
  const owners = new Map(placedIn(from).flatMap((it) => (nameOf(it.resource) ? [[nameOf(it.resource)!, it]] : [])));
  return placedIn(to).flatMap(({ stack, id, resource }) => {
    const name = nameOf(resource);
    const owner = name === null ? undefined : owners.get(name);
    if (!owner || (owner.stack === stack && owner.id === id)) return [];
    const isRetained = owner.resource.DeletionPolicy === 'Retain';
    // A stack that the newer release doesn't have stays as it is.
    const isGone = order.includes(owner.stack) && order.indexOf(owner.stack) < order.indexOf(stack) && !isRetained;
    if (isGone) return [];
    const text = `${name} is ${owner.id} of ${owner.stack} and becomes ${id} of ${stack}`;
    return [{ kind: 'name' as const, text: isRetained ? `${text}: deploy with --import-existing-resources` : text }];
  });
};

const lostData = (from: Release, to: Release): Finding[] =>
  placedIn(from).flatMap(({ stack, id, resource: { Type, Properties = {} } }) => {
    const replacing = stateful[Type];
    if (!replacing) return [];
    const now = to.find((it) => it.stack === stack)?.template.Resources?.[id];
    if (now?.Type !== Type) return [{ kind: 'data' as const, text: `${stack} loses ${Type} ${id}` }];
    return replacing
      .filter((property) => !same(Properties[property], now.Properties?.[property]))
      .map((property) => ({ kind: 'data' as const, text: `${stack} replaces ${Type} ${id}: ${property} changes` }));
  });

/** What AWS would refuse, or would lose data, when `to` is deployed over `from`. */
export const findingsOf = (from: Release, to: Release): Finding[] => [
  ...lostImports(from, to),
  ...takenNames(from, to),
  ...lostData(from, to),
];
