import { systemClock } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import type { JobSearch } from '../../port';
import { openJobChangeLog } from '../../../store/find/search-changes/change-log';
import { createEmbeddedJobSearch } from './embedded-job-search';
import { logHours } from '../positions';
import { openSnapshots } from '../snapshot-gateway';

export const openEmbeddedJobSearch = (table: Table): JobSearch =>
  createEmbeddedJobSearch({
    log: openJobChangeLog(table, { clock: systemClock, keptHours: logHours }),
    snapshots: openSnapshots('jobs'),
    async *documents() {
      // Only without a snapshot: searches start without the parser of job texts.
      const { createJobDocuments } = await import('../../job-documents');
      yield* createJobDocuments(table).all();
    },
    clock: systemClock,
  });
