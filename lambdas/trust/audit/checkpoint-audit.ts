import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createAuditHeads } from '../../store/trust/audit/audit-heads';
import { checkpoint } from './checkpoint';
import { createRootWriter } from './roots-gateway';

const deps = {
  heads: createAuditHeads(openTable()),
  write: createRootWriter(environment('auditRoots').AUDIT_BUCKET),
  clock: systemClock,
};

export const handler = async (): Promise<{ chains: number }> => {
  const result = await checkpoint(deps);
  log.info('audit roots', result);
  return result;
};
