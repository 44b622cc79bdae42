import { systemClock } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import { createJobDocuments } from '../../job-documents';
import type { JobSearch } from '../../port';
import { openJobChangeLog } from '../../../store/search-changes/change-log';
import { createEmbeddedJobSearch } from './embedded-job-search';
import { logHours } from '../positions';
import { openSnapshots } from '../snapshot-gateway';

export const openEmbeddedJobSearch = (table: Table): JobSearch =>
  createEmbeddedJobSearch({
    log: openJobChangeLog(table, { clock: systemClock, keptHours: logHours }),
    snapshots: openSnapshots('jobs'),
    documents: () => createJobDocuments(table).all(),
    clock: systemClock,
  });
