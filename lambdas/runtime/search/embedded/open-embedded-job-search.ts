import { systemClock } from '../../clock';
import { keys, lists } from '../../keys';
import type { Table } from '../../table-gateway';
import { createJobDocuments } from '../job-documents-repository';
import type { JobSearch } from '../port';
import { createChangeLog } from './change-log-repository';
import { createEmbeddedJobSearch } from './embedded-job-search';
import { openSnapshots } from './snapshot-gateway';

export const openEmbeddedJobSearch = (table: Table): JobSearch =>
  createEmbeddedJobSearch({
    log: createChangeLog(table, systemClock, { list: lists.searchLog, key: keys.searchChange }),
    snapshots: openSnapshots('jobs'),
    documents: () => createJobDocuments(table).all(),
    clock: systemClock,
  });
