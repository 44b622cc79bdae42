import type { Resource } from './release';

type Named = Record<string, unknown>;

const byName = (resource: Resource, property: string, name: string, fixed: readonly string[]): Map<string, string> =>
  new Map(
    ((resource.Properties?.[property] ?? []) as Named[]).map((it) => [
      String(it[name]),
      JSON.stringify(fixed.map((part) => it[part])),
    ]),
  );

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-dynamodb-globaltable.html */
const indexes = (from: Resource, to: Resource): string[] => {
  const [before, after] = [from, to].map((it) =>
    byName(it, 'GlobalSecondaryIndexes', 'IndexName', ['KeySchema', 'Projection']),
  );
  const removed = [...before!.keys()].filter((name) => !after!.has(name));
  const added = [...after!.keys()].filter((name) => !before!.has(name));
  const other = [...before!].flatMap(([name, it]) => (after!.has(name) && after!.get(name) !== it ? [name] : []));
  return [
    ...(removed.length + added.length > 1 ? [`one index at a time: ${[...removed, ...added].join(', ')}`] : []),
    ...other.map((name) => `the index ${name} can't change`),
  ];
};

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html */
const attributes = (from: Resource, to: Resource): string[] => {
  const [before, after] = [from, to].map((it) =>
    byName(it, 'Schema', 'Name', ['AttributeDataType', 'Mutable', 'Required']),
  );
  return [...before!].flatMap(([name, it]) =>
    after!.get(name) === it ? [] : [`the attribute ${name} can't ${after!.has(name) ? 'change' : 'be removed'}`],
  );
};

const rules: Readonly<Record<string, (from: Resource, to: Resource) => string[]>> = {
  'AWS::DynamoDB::GlobalTable': indexes,
  'AWS::Cognito::UserPool': attributes,
};

/** Resource changes that AWS rejects even without replacement. */
export const refusedChanges = (from: Resource, to: Resource): string[] => rules[from.Type]?.(from, to) ?? [];

/** Properties used by these rules, by type. */
export const ruledProperties: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['GlobalSecondaryIndexes'],
  'AWS::Cognito::UserPool': ['Schema'],
};
