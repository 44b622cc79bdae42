import { functionTimeoutSeconds } from '@shared/platform/timing';
import { importBusyTimes } from './busy-import';
import { createCalendarSource } from './calendar-source';
import { deps } from './deps';
import { network } from '../../platform/internet/network';
import { createSealedAddress } from './sealed-address';

/** Maximum time for parsing and storing. */
const restSeconds = 4;

export const importOnRequest = (command: Parameters<typeof importBusyTimes>[1]): ReturnType<typeof importBusyTimes> =>
  importBusyTimes(
    {
      ...deps,
      source: createCalendarSource(network),
      sealed: createSealedAddress(deps.hash),
      readSeconds: functionTimeoutSeconds - restSeconds,
    },
    command,
  );
