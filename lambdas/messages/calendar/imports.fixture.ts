import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { standingClock } from '../../platform/clock.fixture';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { memoryTable } from '../../platform/table/memory-table.fixture';
import { accountOf, putAccount } from '../../store/accounts/accounts/accounts.fixture';
import { createConnections } from '../../store/messages/calendar/calendar-connections';
import { createDueImports } from '../../store/messages/calendar/due-imports';
import type { DueDeps, RequestDeps } from './ports';
import { createSealedAddress } from './sealed-address';

export const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';

/** Imported calendars in the table; their files are the test's. */
export const importsWorld = (start = '2026-11-21T08:00:00.000Z') => {
  const table = memoryTable();
  const files = new Map<string, string | AppError | Error>();
  const read: string[] = [];
  const { clock, pass } = standingClock(start);

  putAccount(table, accountOf(userId, { email: 'ann@site.test' }));
  const connections = createConnections(table);
  const source: RequestDeps['source'] = {
    check: async (address) => {
      if (address.startsWith('https:')) return new URL(address);
      throw new AppError('INVALID_REQUEST', undefined, { fields: { url: notice('addressNotPublic') } });
    },
    read: async (url) => {
      read.push(url.href);
      const found = files.get(url.href) ?? new AppError('CALENDAR_NOT_READ', notice('calendarUnreachable'));
      if (typeof found === 'string') return found;
      throw found;
    },
  };
  const hash = keyedHash(async () => Buffer.from('key'));
  const shared = { connections, source, sealed: createSealedAddress(hash), clock, readSeconds: 1 };
  return {
    request: {
      ...shared,
      counts: createDailyCounts(table, clock),
      hash,
      siteUrl: 'https://site.test',
    } as unknown as RequestDeps,
    due: { ...shared, due: createDueImports(table) } satisfies DueDeps,
    table,
    busyTimes: () => connections.busyTimes(userId),
    files,
    read,
    pass,
  };
};
