import { limits } from '@shared/limits';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { openTable } from '../../platform/table/table';
import { createCalendarSource } from './calendar-source';
import { createConnections } from '../../store/messages/calendar/calendar-connections';
import { createDueImports } from '../../store/messages/calendar/due-imports';
import { importDueCalendars } from './import-due-calendars';
import { network } from '../../platform/internet/network';
import { scheduledRun } from '../../platform/scheduled-run';
import type { DueDeps } from './ports';
import { createSealedAddress } from './sealed-address';

const table = openTable();
const deps: DueDeps = {
  due: createDueImports(table),
  connections: createConnections(table),
  source: createCalendarSource(network),
  sealed: createSealedAddress(createStageHash()),
  clock: systemClock,
  readSeconds: limits.busyImportSeconds,
};

const reserveMs = 30_000;

export const handler = scheduledRun({ name: 'calendar imports', reserveMs }, (hasTime) =>
  importDueCalendars(deps, hasTime),
);
