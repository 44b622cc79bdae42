import { systemClock } from '../../clock';
import { keys, lists } from '../../keys';
import type { Table } from '../../table-gateway';
import { createProfessionalDocuments } from '../professional-documents-repository';
import type { ProfessionalSearch } from '../professional-port';
import { createChangeLog } from './change-log-repository';
import { createEmbeddedProfessionalSearch } from './embedded-professional-search';
import { openSnapshots } from './snapshot-gateway';

export const openEmbeddedProfessionalSearch = (table: Table): ProfessionalSearch =>
  createEmbeddedProfessionalSearch({
    log: createChangeLog(table, systemClock, {
      list: lists.professionalSearchLog,
      key: keys.professionalSearchChange,
    }),
    snapshots: openSnapshots('professionals'),
    documents: () => createProfessionalDocuments(table, systemClock).all(),
    clock: systemClock,
  });
