import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { BusyTime, CalendarConnection } from '@shared/messages/model/calendar';
import { addSeconds } from '../../platform/clock';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getCalendarConnection } from './calendar-connection';
import type { ImportDeps, RequestDeps } from './ports';
import type { BusyImport } from '../../store/messages/calendar/ports';
import { readBusyTimes } from './read-busy-times';

const nextAfter = (now: Date): string => addSeconds(now, limits.busyImportMinutes * 60).toISOString();

type Renewed = { busyImport: BusyImport; busy: BusyTime[] | null; problem: AppError | null };

const lookAgain = async (
  { source, sealed, connections, clock, readSeconds }: ImportDeps,
  userId: string,
  known: BusyImport,
): Promise<Renewed> => {
  const nextAt = nextAfter(clock.now());
  try {
    const url = new URL(await sealed.open(userId, known.sealedAddress));
    const file = await source.read(url, readSeconds);
    const now = clock.now();
    const { busy, ...counts } = readBusyTimes(file, now, await connections.owner(userId));
    const importedAt = now.toISOString();
    return {
      busyImport: { ...known, ...counts, importedAt, busyTimes: busy.length, problem: null, nextAt },
      busy,
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = error.reason ?? notice('calendarUnreachable');
    return {
      busyImport: { ...known, problem: reason, nextAt },
      busy: null,
      problem: new AppError('CALENDAR_NOT_READ', reason),
    };
  }
};

export const renewImport = async (deps: ImportDeps, userId: string, known: BusyImport): Promise<AppError | null> => {
  const { busyImport, busy, problem } = await lookAgain(deps, userId, known);
  await deps.connections.renewImport(userId, busyImport, busy);
  return problem;
};

const startImport = async (deps: ImportDeps, userId: string, address: string): Promise<void> => {
  const { source, sealed, connections, clock, readSeconds } = deps;
  const url = await source.check(address);
  const file = await source.read(url, readSeconds);
  const now = clock.now();
  const { busy, ...counts } = readBusyTimes(file, now, await connections.owner(userId));
  const made: BusyImport = {
    importId: clock.newId('imp'),
    sealedAddress: await sealed.seal(userId, url.href),
    host: url.host,
    importedAt: now.toISOString(),
    busyTimes: busy.length,
    ...counts,
    problem: null,
    nextAt: nextAfter(now),
  };
  await connections.keepImport(userId, made, busy);
};

const readKnown = async (deps: ImportDeps, userId: string): Promise<void> => {
  const { busyImport } = await deps.connections.get(userId);
  if (!busyImport) throw new AppError('NOT_FOUND');
  try {
    const problem = await renewImport(deps, userId, busyImport);
    if (problem) throw problem;
  } catch (error) {
    if (!(error instanceof ConcurrentModificationError)) throw error;
  }
};

/** An unreadable new address replaces nothing; a known one keeps its times and shows the error. */
export const importBusyTimes = async (
  deps: RequestDeps,
  { userId, url }: { userId: string; url?: string | undefined },
): Promise<CalendarConnection> => {
  await deps.counts.count('busyImports', { account: userId });
  await (url === undefined ? readKnown(deps, userId) : startImport(deps, userId, url));
  return getCalendarConnection(deps, userId);
};
