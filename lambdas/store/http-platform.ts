import { createStageFromCdn } from '../platform/http/behind-cdn';
import { systemClock } from '../platform/clock';
import { createCursors, type Cursors } from '../platform/http/cursor';
import { createIdempotency } from '../platform/http/idempotency';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import { keepsDeletion } from './audited-deletions';
import { createCallers } from './accounts/accounts/callers';
import type { ServePlatform } from '../platform/http/serve';
import { createVerifyToken } from '../platform/http/verify-token';
import { createCallCounts } from '../platform/table/call-counts';
import { createSecurityLog } from '../platform/security-log';
import { createStageHash } from '../platform/crypto/stage-hash';
import { openTable, type Table } from '../platform/table/table';

export type HttpPlatform = ServePlatform & { table: Table; hash: KeyedHash; cursors: Cursors };

export const createHttpPlatform = (): HttpPlatform => {
  const table = openTable();
  const hash = createStageHash();
  return {
    table,
    hash,
    clock: systemClock,
    securityLog: createSecurityLog(),
    cursors: createCursors(hash),
    callers: createCallers(table, systemClock),
    verifyToken: createVerifyToken(),
    idempotency: createIdempotency(table, systemClock, hash),
    work: createCallCounts(table, systemClock),
    fromCdn: createStageFromCdn(),
    keepsDeletion,
  };
};
