import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { BusyTime } from '@shared/messages/model/calendar';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { DueDeps, RequestDeps } from './ports';
import type { StoredConnection } from '../../store/messages/calendar/ports';
import { createSealedAddress } from './sealed-address';

export const importsFake = (start = '2026-11-21T08:00:00.000Z') => {
  const stored = new Map<string, StoredConnection>();
  const busyOf = new Map<string, readonly BusyTime[]>();
  const files = new Map<string, string | AppError | Error>();
  const read: string[] = [];
  const counted: string[] = [];
  let now = new Date(start);
  let ids = 0;

  const connectionOf = (userId: string): StoredConnection =>
    stored.get(userId) ?? { generation: 0, feedOn: false, feedLanguage: 'en', busyImport: null };
  const change = (userId: string, changes: Partial<StoredConnection>): StoredConnection => {
    const next = { ...connectionOf(userId), ...changes };
    stored.set(userId, next);
    return next;
  };
  const clock: RequestDeps['clock'] = {
    now: () => now,
    newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}`,
  };
  const connections: RequestDeps['connections'] = {
    get: async (userId) => connectionOf(userId),
    renewFeed: async (userId, feedLanguage) =>
      change(userId, { feedOn: true, feedLanguage, generation: connectionOf(userId).generation + 1 }),
    stopFeed: async (userId) => change(userId, { feedOn: false }),
    keepImport: async (userId, made, busy) => {
      change(userId, { busyImport: made });
      busyOf.set(userId, busy);
    },
    renewImport: async (userId, renewed, busy) => {
      if (connectionOf(userId).busyImport?.importId !== renewed.importId) throw new ConcurrentModificationError();
      change(userId, { busyImport: renewed });
      if (busy) busyOf.set(userId, busy);
    },
    stopImport: async (userId) => {
      busyOf.delete(userId);
      return change(userId, { busyImport: null });
    },
    owner: async () => ({ timeZone: 'America/Chicago', email: 'ann@site.test' }),
    busyTimes: async (userId) => [...(busyOf.get(userId) ?? [])],
  };
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
  const due: DueDeps['due'] = {
    page: async (at) => ({
      due: [...stored].flatMap(([userId, { busyImport }]) =>
        busyImport && busyImport.nextAt <= at.toISOString() ? [{ userId, busyImport }] : [],
      ),
      next: null,
    }),
    claim: async ({ userId, busyImport }, nextAt) => {
      const current = connectionOf(userId).busyImport;
      if (current?.importId !== busyImport.importId || current.nextAt !== busyImport.nextAt)
        throw new ConcurrentModificationError();
      change(userId, { busyImport: { ...current, nextAt } });
    },
  };
  return {
    request: {
      ...shared,
      counts: { count: async (subject: string) => void counted.push(subject) },
      hash,
      siteUrl: 'https://site.test',
    } as unknown as RequestDeps,
    due: { ...shared, due } satisfies DueDeps,
    stored,
    busyOf,
    files,
    read,
    counted,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
};
