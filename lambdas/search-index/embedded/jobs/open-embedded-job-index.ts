import { systemClock } from '../../../platform/clock';
import { lazyDependency } from '../../../platform/lazy-dependency';
import { logHours } from '../positions';
import type { Table } from '../../../platform/table/table';
import type { JobIndex } from '../../port';
import { openJobChangeLog } from '../../../store/find/search-changes/change-log';
import { createEmbeddedIndex } from '../embedded-index';
import { jobShape } from './job-shape';

export const openEmbeddedJobIndex = (table: Table): JobIndex =>
  createEmbeddedIndex(jobShape, {
    log: openJobChangeLog(table, { clock: systemClock, keptHours: logHours }),
    snapshots: lazyDependency(async () => (await import('../snapshot-gateway')).openSnapshots('jobs')),
    clock: systemClock,
  });
