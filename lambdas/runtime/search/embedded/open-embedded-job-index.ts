import { systemClock } from '../../clock';
import { keys, lists } from '../../keys';
import { lazyPort } from '../../lazy-port';
import type { Table } from '../../table-gateway';
import type { JobIndex } from '../port';
import { createChangeLog } from './change-log-repository';
import { createEmbeddedIndex } from './embedded-index';
import { jobShape } from './job-shape';

export const openEmbeddedJobIndex = (table: Table): JobIndex =>
  createEmbeddedIndex(jobShape, {
    log: createChangeLog(table, systemClock, { list: lists.searchLog, key: keys.searchChange }),
    // Most changes only go to the log.
    snapshots: lazyPort(async () => (await import('./snapshot-gateway')).openSnapshots('jobs')),
    clock: systemClock,
  });
