import type { Stage } from './model';

export type Template = { Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }> };

/** A metric, or each metric of an expression. */
const metricsOf = ({ Metrics }: Record<string, unknown>): number =>
  Array.isArray(Metrics) ? Metrics.filter((it: { MetricStat?: unknown }) => it.MetricStat).length : 1;

export const stageOf = (templates: readonly Template[]): Stage => {
  const resources = templates.flatMap(({ Resources = {} }) => Object.values(Resources));
  const propertiesOf = (type: string) =>
    resources.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties);
  const firewalls = propertiesOf('AWS::WAFv2::WebACL');
  return {
    alarmMetrics: propertiesOf('AWS::CloudWatch::Alarm').reduce((sum, it) => sum + metricsOf(it), 0),
    keys: propertiesOf('AWS::KMS::Key').length,
    secrets: propertiesOf('AWS::SecretsManager::Secret').length,
    firewalls: firewalls.length,
    firewallRules: firewalls.reduce((sum, { Rules }) => sum + (Rules as unknown[]).length, 0),
    queues: propertiesOf('AWS::Lambda::EventSourceMapping').filter(({ EventSourceArn }) =>
      JSON.stringify(EventSourceArn).includes('Queue'),
    ).length,
  };
};
