import { capacityOf } from './firewall-capacity';
import { deployed, found, listed, sizeOf, sum, type Found, type Template, type Templates } from './templates';

/** Usage of a limit, and where. */
export type Use = { where: string; used: number };
export type Count = (templates: Templates) => Use[];

const where = ({ stack, id }: Found): string => `${stack}/${id}`;

export const perStack =
  (used: (template: Template) => number): Count =>
  (templates) =>
    Object.entries(templates).map(([stack, template]) => ({ where: stack, used: used(template) }));

export const per =
  (type: string, used: (properties: Record<string, unknown>, it: Found, templates: Templates) => number): Count =>
  (templates) =>
    found(templates, type).map((it) => ({ where: where(it), used: used(it.properties, it, templates) }));

type Export = { Value: unknown; Export?: { Name: unknown } };

/** An import represents the other stack's export. */
const ownerIn = (templates: Templates, stack: string, value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `${stack}/${String(value)}`;
  const imported = (value as { 'Fn::ImportValue'?: unknown })['Fn::ImportValue'];
  if (imported === undefined) return `${stack}/${Object.values(value).flat().join('.')}`;
  for (const [exporter, { Outputs = {} }] of Object.entries(templates)) {
    const output = (Object.values(Outputs) as Export[]).find((it) => it.Export?.Name === imported);
    if (output) return ownerIn(templates, exporter, output.Value);
  }
  return String(imported);
};

/** Sums the resources of each owner. */
export const perOwner =
  (type: string, ownerOf: (properties: Record<string, unknown>) => unknown, sizeOfOne = (_it: unknown) => 1): Count =>
  (templates) => {
    const used = new Map<string, number>();
    for (const { stack, properties } of found(templates, type)) {
      const owner = ownerOf(properties);
      if (owner === undefined) continue;
      const key = ownerIn(templates, stack, owner);
      used.set(key, (used.get(key) ?? 0) + sizeOfOne(properties));
    }
    return [...used].map(([owner, count]) => ({ where: owner, used: count }));
  };

export const inAccount =
  (used: (templates: Templates) => number): Count =>
  (templates) => [{ where: 'stage', used: used(templates) }];

export const all = (type: string): Count => inAccount((templates) => found(templates, type).length);

const isOf =
  ({ stack, id }: Found) =>
  (it: Found): boolean =>
    it.stack === stack && listed(it.properties['Roles']).some((role) => (role as { Ref?: string }).Ref === id);

export const inlineOfRole: Count = per('AWS::IAM::Role', ({ Policies }, role, templates) => {
  const own = listed(Policies) as { PolicyDocument: unknown }[];
  const attached = found(templates, 'AWS::IAM::Policy').filter(isOf(role));
  const documents = [...own.map((it) => it.PolicyDocument), ...attached.map((it) => it.properties['PolicyDocument'])];
  return sum(documents.map(sizeOf));
});

export const managedOfRole: Count = per(
  'AWS::IAM::Role',
  ({ ManagedPolicyArns }, role, templates) =>
    listed(ManagedPolicyArns).length + found(templates, 'AWS::IAM::ManagedPolicy').filter(isOf(role)).length,
);

type Widget = { type: string; properties: { alarms?: unknown[]; metrics?: unknown[] } };

export const widgetsOf = (properties: Record<string, unknown>): Widget[] =>
  (JSON.parse(String(deployed(properties['DashboardBody']))) as { widgets: Widget[] }).widgets;

export const fullestWidget = (part: 'alarms' | 'metrics'): Count =>
  per('AWS::CloudWatch::Dashboard', (properties) =>
    Math.max(0, ...widgetsOf(properties).map((widget) => listed(widget.properties[part]).length)),
  );

type Distribution = { CacheBehaviors?: unknown[]; Origins?: unknown[] };
export const distribution = (part: keyof Distribution): Count =>
  per(
    'AWS::CloudFront::Distribution',
    ({ DistributionConfig }) => listed((DistributionConfig as Distribution)[part]).length,
  );

type Rule = { Statement: Parameters<typeof capacityOf>[0] };
const rulesOf = (properties: Record<string, unknown>): Rule[] => listed(properties['Rules']) as Rule[];

export const unitsOf = (properties: Record<string, unknown>): number =>
  sum(rulesOf(properties).map(({ Statement }) => capacityOf(Statement)));

export const rateRulesOf = (properties: Record<string, unknown>): number =>
  rulesOf(properties).filter(({ Statement }) => Statement.RateBasedStatement).length;
