import { canCreate } from './cloudformation';

export type TemplateResource = { Type: string; Properties?: Record<string, unknown> };
export type Template = { Resources: Record<string, TemplateResource>; Outputs?: Record<string, { Value?: unknown }> };

/** A template part an emulator may lack: how to detect it and deploy without it. */
type Gap = { name: string; lost: string; probe: unknown; without: (template: Template) => Template };

const withoutResources = (template: Template, unwanted: (resource: TemplateResource) => boolean): Template => ({
  ...template,
  Resources: Object.fromEntries(Object.entries(template.Resources).filter(([, resource]) => !unwanted(resource))),
});

const withoutOutputs = (template: Template, unwanted: (value: string) => boolean): Template => ({
  ...template,
  Outputs: Object.fromEntries(
    Object.entries(template.Outputs ?? {}).filter(([, { Value }]) => !unwanted(JSON.stringify(Value))),
  ),
});

const isReceiptRule = (type: string): boolean => type.startsWith('AWS::SES::ReceiptRule');

const withoutReceiptRules = (template: Template): Template => {
  const ids = Object.entries(template.Resources).flatMap(([id, { Type }]) => (isReceiptRule(Type) ? [id] : []));
  const kept = withoutResources(template, ({ Type }) => isReceiptRule(Type));
  return withoutOutputs(kept, (value) => ids.some((id) => value.includes(`"${id}"`)));
};

const gaps: readonly Gap[] = [
  {
    name: 'dkim-records',
    lost: 'the DNS records of the mail domain are not printed',
    probe: {
      Resources: { Domain: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'probe.example' } } },
      Outputs: { Name: { Value: { 'Fn::GetAtt': ['Domain', 'DkimDNSTokenName1'] } } },
    },
    without: (template) => withoutOutputs(template, (value) => value.includes('DkimDNS')),
  },
  {
    name: 'receipt-rules',
    lost: 'no rule stores emails to support; their bucket and queue are deployed',
    probe: { Resources: { Rules: { Type: 'AWS::SES::ReceiptRuleSet', Properties: { RuleSetName: 'probe' } } } },
    without: withoutReceiptRules,
  },
  {
    name: 'websocket-answers',
    lost: 'replies of the WebSocket function are not checked',
    probe: {
      Resources: {
        Api: {
          Type: 'AWS::ApiGatewayV2::Api',
          Properties: { Name: 'probe', ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.action' },
        },
        Route: { Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: { Ref: 'Api' }, RouteKey: '$default' } },
        Answer: {
          Type: 'AWS::ApiGatewayV2::RouteResponse',
          Properties: { ApiId: { Ref: 'Api' }, RouteId: { Ref: 'Route' }, RouteResponseKey: '$default' },
        },
      },
    },
    without: (template) => withoutResources(template, ({ Type }) => Type === 'AWS::ApiGatewayV2::RouteResponse'),
  },
  {
    name: 'user-pool-firewall',
    lost: 'the user pool has no firewall',
    probe: {
      Resources: {
        Pool: { Type: 'AWS::Cognito::UserPool', Properties: { UserPoolName: 'probe' } },
        Acl: {
          Type: 'AWS::WAFv2::WebACL',
          Properties: {
            Name: 'probe',
            Scope: 'REGIONAL',
            DefaultAction: { Allow: {} },
            VisibilityConfig: { MetricName: 'probe', CloudWatchMetricsEnabled: true, SampledRequestsEnabled: false },
          },
        },
        Association: {
          Type: 'AWS::WAFv2::WebACLAssociation',
          Properties: {
            ResourceArn: { 'Fn::GetAtt': ['Pool', 'Arn'] },
            WebACLArn: { 'Fn::GetAtt': ['Acl', 'Arn'] },
          },
        },
      },
    },
    without: (template) => withoutResources(template, ({ Type }) => Type.startsWith('AWS::WAFv2::')),
  },
  {
    name: 'alarm-expressions',
    lost: 'alarms over several metrics are not created',
    probe: {
      Resources: {
        Alarm: {
          Type: 'AWS::CloudWatch::Alarm',
          Properties: {
            ComparisonOperator: 'GreaterThanThreshold',
            EvaluationPeriods: 1,
            Threshold: 1,
            Metrics: [
              { Id: 'sum', Expression: 'one + 0', ReturnData: true },
              {
                Id: 'one',
                ReturnData: false,
                MetricStat: { Metric: { Namespace: 'probe', MetricName: 'probe' }, Period: 60, Stat: 'Sum' },
              },
            ],
          },
        },
      },
    },
    without: (template) =>
      withoutResources(
        template,
        ({ Type, Properties }) => Type === 'AWS::CloudWatch::Alarm' && !!Properties?.['Metrics'],
      ),
  },
];

export type MissingPart = Pick<Gap, 'name' | 'lost' | 'without'>;

/** Detected by creating each part in its own stack. */
export const missingParts = async (endpoint: string): Promise<MissingPart[]> => {
  const tried = await Promise.all(
    gaps.map(async (gap) => ({ gap, works: await canCreate(endpoint, gap.name, gap.probe) })),
  );
  return tried.filter(({ works }) => !works).map(({ gap }) => gap);
};
