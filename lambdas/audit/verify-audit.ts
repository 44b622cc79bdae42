import type { Context } from 'aws-lambda';
import { addSeconds, systemClock } from '../platform/clock';
import { createStageHash } from '../platform/crypto/stage-hash';
import { environment } from '../platform/environment';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createAuditHeads } from '../store/audit/audit-heads';
import { readSealedHeads } from './roots-gateway';
import { verifyChains } from './verify-chains';

const heads = createAuditHeads(openTable());
const hash = createStageHash();
const bucket = environment('auditRoots').AUDIT_BUCKET;

/** A run looks at the roots since the one before. `npm run audit:verify` looks at all. */
const sealedHours = 26;
const reserveMs = 20_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<{ chains: number }> => {
  const since = addSeconds(systemClock.now(), -sealedHours * 3600).toISOString();
  const { chains, broken, isComplete } = await verifyChains({
    chains: () => heads.changedSince(null),
    lines: heads.lines,
    sealed: () => readSealedHeads(bucket, since),
    mac: ({ chain, seq, hash: own }) => hash('audit-line', `${chain}\n${seq}\n${own}`),
    hasTime: () => getRemainingTimeInMillis() > reserveMs,
  });
  log.info('audit log verified', { chains, broken: broken.length, isComplete });
  for (const found of broken) log.error('the audit log was altered', new Error('Altered'), { ...found });
  if (broken.length > 0) throw new Error('The audit log was altered. Run npm run audit:verify.');
  if (!isComplete) throw new Error('Not every chain could be verified in time.');
  return { chains };
};
