import type { JobSearch } from '../port';
import { systemClock } from '../../clock';
import type { Table } from '../../table-gateway';
import { createJobDocuments } from '../job-documents-repository';
import { createChangeLog } from './change-log-repository';
import { createEmbeddedJobSearch } from './embedded-job-search';
import { openSnapshots } from './snapshot-gateway';

export const openEmbeddedJobSearch = (table: Table): JobSearch =>
  createEmbeddedJobSearch({
    log: createChangeLog(table, systemClock),
    snapshots: openSnapshots(),
    documents: () => createJobDocuments(table).all(),
    clock: systemClock,
  });
