import { Aws } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { resourceName, type StageConfig } from '../config';
import type { AlarmRule } from './alarms';
import { sizeOf } from '../constructs/search-domain';
import { highestShare, metric } from './metrics';

const mebibytesPerGigabyte = 1024;
/** A rebuild needs space for a second index. */
const freeShare = 0.25;

const searchMetric = (config: StageConfig, metricName: string, statistic = 'Maximum') =>
  metric('AWS/ES', metricName, { DomainName: resourceName(config, 'search'), ClientId: Aws.ACCOUNT_ID }, statistic);

export const searchAlarms = (config: StageConfig): AlarmRule[] => {
  const limit = (name: string, above: number, statistic?: string) => ({
    metric: searchMetric(config, name, statistic),
    above,
  });
  // Its metric is 0 or 1.
  const raised = 0.5;
  return [
    {
      name: 'search-fails',
      description:
        "Searches fail or new jobs don't appear: the index can't be read (ClusterStatus.red), the domain accepts no writes " +
        "(ClusterIndexWritesBlocked: storage or memory has run out), or responds with server errors (5xx). Check the domain's health and its " +
        'application log, then rebuild the index.',
      metric: highestShare(
        [limit('ClusterStatus.red', raised), limit('ClusterIndexWritesBlocked', raised), limit('5xx', 5, 'Sum')],
        'Share of what is tolerated',
      ),
      above: 1,
    },
    {
      name: 'search-strained',
      description:
        'For 15 minutes, a copy of the index is missing (ClusterStatus.yellow: a node is gone or full), under a quarter of the storage is ' +
        'free, or a node is short of memory (JVMMemoryPressure) or busy (CPUUtilization). Give the domain more storage or a larger instance.',
      metric: highestShare(
        [
          limit('ClusterStatus.yellow', raised),
          limit('ClusterUsedSpace', sizeOf(config).gigabytes * mebibytesPerGigabyte * (1 - freeShare)),
          limit('JVMMemoryPressure', 90),
          limit('CPUUtilization', 80),
        ],
        'Share of what is tolerated',
      ),
      above: 1,
      periods: 3,
    },
  ];
};

export const searchGraph = (config: StageConfig): { title: string; left: IMetric[]; right: IMetric[] } => ({
  title: 'OpenSearch: latency (ms), CPU and heap (%)',
  left: [searchMetric(config, 'SearchLatency', 'Average'), searchMetric(config, 'IndexingLatency', 'Average')],
  right: [searchMetric(config, 'CPUUtilization'), searchMetric(config, 'JVMMemoryPressure')],
});
