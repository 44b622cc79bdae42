import { found, listed, sum, type Templates } from '../../infra/limits/templates';
import type { Stage } from './model';

/** A metric, or each metric of an expression. */
const metricsOf = ({ Metrics }: Record<string, unknown>): number =>
  Metrics ? listed(Metrics).filter((it) => (it as { MetricStat?: unknown }).MetricStat).length : 1;

export const stageOf = (templates: Templates): Stage => {
  const propertiesOf = (type: string) => found(templates, type).map(({ properties }) => properties);
  const firewalls = propertiesOf('AWS::WAFv2::WebACL');
  return {
    alarmMetrics: sum(propertiesOf('AWS::CloudWatch::Alarm').map(metricsOf)),
    keys: propertiesOf('AWS::KMS::Key').length,
    secrets: propertiesOf('AWS::SecretsManager::Secret').length,
    firewalls: firewalls.length,
    firewallRules: sum(firewalls.map(({ Rules }) => listed(Rules).length)),
    queues: propertiesOf('AWS::Lambda::EventSourceMapping').filter(({ EventSourceArn }) =>
      JSON.stringify(EventSourceArn).includes('Queue'),
    ).length,
  };
};
