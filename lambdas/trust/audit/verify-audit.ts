import type { Context } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { environment } from '../../platform/environment';
import { openTable } from '../../platform/table/table';
import { createAuditHeads, createAuditPositions } from '../../store/trust/audit/audit-heads';
import { readSealedHeads } from './roots-gateway';
import { verifyNext, type VerifyResult } from './verify-next';

const table = openTable();
const heads = createAuditHeads(table);
const hash = createStageHash();
const bucket = environment('auditRoots').AUDIT_BUCKET;

const reserveMs = 20_000;

export const handler = (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<VerifyResult> =>
  verifyNext({
    positions: createAuditPositions(table),
    clock: systemClock,
    chains: heads.after,
    lost: heads.lost,
    lines: heads.lines,
    sealedSince: (since) => readSealedHeads(bucket, since),
    mac: ({ chain, seq, hash: own }) => hash('audit-line', `${chain}\n${seq}\n${own}`),
    hasTime: () => getRemainingTimeInMillis() > reserveMs,
  });
