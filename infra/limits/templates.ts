export type Resource = { Type: string; Properties: Record<string, unknown>; [part: string]: unknown };
export type Template = {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, unknown>;
  Parameters?: Record<string, unknown>;
  Rules?: Record<string, unknown>;
};
/** Templates by stack name without the stage. */
export type Templates = Record<string, Template>;

export type Found = { stack: string; id: string; properties: Record<string, unknown> };

export const ofType = (template: Template | undefined, type: string): [string, Resource][] =>
  Object.entries(template?.Resources ?? {}).filter(([, resource]) => resource.Type === type);

export const found = (templates: Templates, ...types: string[]): Found[] =>
  Object.entries(templates).flatMap(([stack, template]) =>
    types.flatMap((type) =>
      ofType(template, type).map(([id, { Properties }]) => ({ stack, id, properties: { ...Properties } })),
    ),
  );

export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Placeholder for values known only after deployment, as long as the longest in this product. */
const name = 'x'.repeat(64);
const arn = 'x'.repeat(110);
const pseudo: Record<string, string> = {
  'AWS::AccountId': '123456789012',
  'AWS::Partition': 'aws',
  'AWS::Region': 'us-east-1',
  'AWS::URLSuffix': 'amazonaws.com',
};

const deployedCall = (call: string, argument: unknown): string => {
  if (call === 'Ref') return pseudo[String(argument)] ?? name;
  if (call === 'Fn::Join') {
    const [separator, parts] = argument as [string, unknown];
    return Array.isArray(parts) ? parts.map((part) => String(deployed(part))).join(separator) : arn;
  }
  return call === 'Fn::GetAtt' || call === 'Fn::ImportValue' ? arn : name;
};

/** Approximately what AWS receives: placeholders replace references to other resources. */
export const deployed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deployed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
    return deployedCall(...first);
  }
  return Object.fromEntries(entries.map(([key, part]) => [key, deployed(part)]));
};

export const sizeOf = (value: unknown): number => JSON.stringify(deployed(value ?? null)).length;
