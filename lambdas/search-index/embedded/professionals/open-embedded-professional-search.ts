import { systemClock } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import { createProfessionalDocuments } from '../../professional-documents';
import type { ProfessionalSearch } from '../../professional-port';
import { openProfessionalChangeLog } from '../../../store/find/search-changes/change-log';
import { createEmbeddedProfessionalSearch } from './embedded-professional-search';
import { logHours } from '../positions';
import { openSnapshots } from '../snapshot-gateway';

export const openEmbeddedProfessionalSearch = (table: Table): ProfessionalSearch =>
  createEmbeddedProfessionalSearch({
    log: openProfessionalChangeLog(table, { clock: systemClock, keptHours: logHours }),
    snapshots: openSnapshots('professionals'),
    documents: () => createProfessionalDocuments(table, systemClock).all(),
    clock: systemClock,
  });
