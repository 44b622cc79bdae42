import { systemClock } from '../../../platform/clock';
import { lazyDependency } from '../../../platform/lazy-dependency';
import { logHours } from '../positions';
import type { Table } from '../../../platform/table/table';
import type { ProfessionalIndex } from '../../professional-port';
import { openProfessionalChangeLog } from '../../../store/find/search-changes/change-log';
import { createEmbeddedIndex } from '../embedded-index';
import { professionalShape } from './professional-shape';

export const openEmbeddedProfessionalIndex = (table: Table): ProfessionalIndex =>
  createEmbeddedIndex(professionalShape, {
    log: openProfessionalChangeLog(table, { clock: systemClock, keptHours: logHours }),
    snapshots: lazyDependency(async () => (await import('../snapshot-gateway')).openSnapshots('professionals')),
    clock: systemClock,
  });
