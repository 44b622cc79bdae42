import { lazyPort } from '../../lazy-port';
import type { JobIndex } from '../port';
import { systemClock } from '../../clock';
import type { Table } from '../../table-gateway';
import { createChangeLog } from './change-log-repository';
import { createEmbeddedJobIndex } from './embedded-job-index';

export const openEmbeddedJobIndex = (table: Table): JobIndex =>
  createEmbeddedJobIndex({
    log: createChangeLog(table, systemClock),
    // Most changes only go to the log.
    snapshots: lazyPort(async () => (await import('./snapshot-gateway')).openSnapshots()),
    clock: systemClock,
  });
