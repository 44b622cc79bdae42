import type { Context } from 'aws-lambda';
import { limits } from '@shared/limits';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { createStageHash } from '../platform/crypto/stage-hash';
import { openTable } from '../platform/table/table';
import { createCalendarSource } from './calendar-source';
import { createConnections } from '../store/schedule/calendar-connections';
import { createDueImports } from '../store/schedule/due-imports';
import { importDueCalendars, type ImportResult } from './import-due-calendars';
import { network } from '../platform/internet/network';
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

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ImportResult> => {
  const result = await importDueCalendars(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('calendar imports', result);
  if (result.failed > 0) throw new Error('Some calendars failed; they come up again.');
  return result;
};
