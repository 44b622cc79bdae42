import { systemClock } from './clock';
import { createCursors, type Cursors } from './cursor';
import { createHashKey } from './hash-key-gateway';
import { createIdempotency } from './idempotency-repository';
import { keyedHash, type KeyedHash } from './keyed-hash';
import { createMemberships } from './membership-repository';
import type { ServePlatform } from './serve';
import { openTable, type Table } from './table-gateway';

/** The adapters that every HTTP function shares, made once per process. */
export type HttpPlatform = ServePlatform & { table: Table; hash: KeyedHash; cursors: Cursors };

export const createHttpPlatform = (): HttpPlatform => {
  const table = openTable();
  const hash = keyedHash(createHashKey());
  return {
    table,
    hash,
    cursors: createCursors(hash),
    memberships: createMemberships(table),
    idempotency: createIdempotency(table, systemClock, hash),
  };
};
