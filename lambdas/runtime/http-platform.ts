import { createClientIp } from './client-ip';
import { systemClock } from './clock';
import { createCursors, type Cursors } from './cursor';
import { environment } from './environment';
import { createIdempotency } from './idempotency-repository';
import type { KeyedHash } from './keyed-hash';
import { createMemberships } from './membership-repository';
import { createSecret } from './secret-gateway';
import type { ServePlatform } from './serve';
import { createStageHash } from './stage-hash';
import { openTable, type Table } from './table-gateway';

/** The adapters that every HTTP function shares, made once per process. */
export type HttpPlatform = ServePlatform & { table: Table; hash: KeyedHash; cursors: Cursors };

export const createHttpPlatform = (): HttpPlatform => {
  const table = openTable();
  const hash = createStageHash();
  return {
    table,
    hash,
    cursors: createCursors(hash),
    memberships: createMemberships(table),
    idempotency: createIdempotency(table, systemClock, hash),
    clientIp: createClientIp(createSecret(() => environment('originKey').ORIGIN_KEY_SECRET_ID)),
  };
};
