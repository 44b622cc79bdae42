import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { resourceName, type StageConfig } from '../config';
import { alarmPeriod as period } from './alarms';

// References by name: an import from a resource's stack would prevent rolling that stack back.

export const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic = 'Sum',
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period });

export const functionMetric = (config: StageConfig, name: string, metricName: string, statistic?: string): Metric =>
  metric('AWS/Lambda', metricName, { FunctionName: resourceName(config, name) }, statistic).with({ label: name });

export const queueMetric = (config: StageConfig, name: string, metricName: string): Metric =>
  metric('AWS/SQS', metricName, { QueueName: resourceName(config, name) }, 'Maximum').with({ label: name });

export const reputation = (config: StageConfig, metricName: string): Metric =>
  metric('AWS/SES', metricName, { 'ses:configuration-set': resourceName(config, 'mail') }, 'Maximum');

/** IDs in expressions, unique within a graph. */
const named = (metrics: readonly Metric[]): Record<string, Metric> =>
  Object.fromEntries(metrics.map((it) => [`m_${(it.label ?? it.metricName).replaceAll(/\W/g, '_')}`, it]));

// Array functions skip missing metrics: a function that isn't called has no data.
const over = (aggregate: 'MAX' | 'SUM', metrics: readonly Metric[], label: string): MathExpression => {
  const usingMetrics = named(metrics);
  return new MathExpression({
    expression: `${aggregate}([${Object.keys(usingMetrics).join(', ')}])`,
    usingMetrics,
    period: metrics[0]!.period,
    label,
  });
};

export const highestOf = (metrics: readonly Metric[], label: string): IMetric =>
  metrics.length === 1 ? metrics[0]! : over('MAX', metrics, label);
export const sumOf = (metrics: readonly Metric[], label: string): IMetric => over('SUM', metrics, label);

/** Above 1 if any metric exceeds its own limit. */
export const highestShare = (limits: readonly { metric: Metric; above: number }[], label: string): IMetric => {
  const usingMetrics = named(limits.map((it) => it.metric));
  const shares = Object.keys(usingMetrics).map((id, index) => `${id} / ${limits[index]!.above}`);
  return new MathExpression({ expression: `MAX([${shares.join(', ')}])`, usingMetrics, period, label });
};
