import { Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { alarmPeriod as period, type AlarmRule } from './constructs/alarms';
import type { SearchStack } from './stacks/search-stack';

const mebibytesPerGigabyte = 1024;
/** A rebuild needs space for a second index. */
const freeShare = 0.25;

export const searchMetrics = ({
  domain,
  account,
}: SearchStack): { alarms: AlarmRule[]; graph: { title: string; left: IMetric[]; right: IMetric[] } } => {
  const metric = (metricName: string, statistic = 'Maximum'): Metric =>
    new Metric({
      namespace: 'AWS/ES',
      metricName,
      dimensionsMap: { DomainName: domain.domainName, ClientId: account },
      statistic,
      period,
    });
  const usedStorage = domain.gigabytes * mebibytesPerGigabyte * (1 - freeShare);
  return {
    alarms: [
      {
        name: 'search-red',
        description: "The job index can't be read: searches fail. Check the domain's health, then rebuild the index.",
        metric: metric('ClusterStatus.red'),
        above: 0,
      },
      {
        name: 'search-yellow',
        description: 'A copy of the index has been missing for 15 minutes: a node is gone or full.',
        metric: metric('ClusterStatus.yellow'),
        above: 0,
        periods: 3,
      },
      {
        name: 'search-writes-blocked',
        description: "The domain accepts no writes: new jobs don't appear. Storage or memory has run out.",
        metric: metric('ClusterIndexWritesBlocked'),
        above: 0,
      },
      {
        name: 'search-storage',
        description: 'Under a quarter of the storage is free. Give the domain more before the next rebuild.',
        metric: metric('ClusterUsedSpace'),
        above: usedStorage,
      },
      {
        name: 'search-memory',
        description: 'The heap of a node has been nearly full for 15 minutes. Take a larger instance.',
        metric: metric('JVMMemoryPressure'),
        above: 90,
        periods: 3,
      },
      {
        name: 'search-cpu',
        description: 'A node has been busy for 15 minutes: searches are slow. Take a larger instance.',
        metric: metric('CPUUtilization'),
        above: 80,
        periods: 3,
      },
      {
        name: 'search-5xx',
        description: 'OpenSearch responds with server errors. Look at its application log.',
        metric: metric('5xx', 'Sum'),
        above: 5,
      },
    ],
    graph: {
      title: 'OpenSearch: latency (ms), CPU and heap (%)',
      left: [metric('SearchLatency', 'Average'), metric('IndexingLatency', 'Average')],
      right: [metric('CPUUtilization'), metric('JVMMemoryPressure')],
    },
  };
};
