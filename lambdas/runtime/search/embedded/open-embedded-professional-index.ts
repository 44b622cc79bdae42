import { systemClock } from '../../clock';
import { keys, lists } from '../../keys';
import { lazyPort } from '../../lazy-port';
import type { Table } from '../../table-gateway';
import type { ProfessionalIndex } from '../professional-port';
import { createChangeLog } from './change-log-repository';
import { createEmbeddedIndex } from './embedded-index';
import { professionalShape } from './professional-shape';

export const openEmbeddedProfessionalIndex = (table: Table): ProfessionalIndex =>
  createEmbeddedIndex(professionalShape, {
    log: createChangeLog(table, systemClock, {
      list: lists.professionalSearchLog,
      key: keys.professionalSearchChange,
    }),
    // Most changes only go to the log.
    snapshots: lazyPort(async () => (await import('./snapshot-gateway')).openSnapshots('professionals')),
    clock: systemClock,
  });
