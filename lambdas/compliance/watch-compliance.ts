import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { createStageHash } from '../platform/crypto/stage-hash';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueFiles } from '../store/compliance/due-files';
import { createComplianceFiles } from '../store/compliance/files';
import { createWallets } from '../store/compliance/wallets';
import { createHealthRecords } from '../store/health-records/health-records';
import { openHealthText } from '../store/health-records/open-health-text';
import { getStoredPlacement } from '../store/placements/placement-item';
import { watchDueFiles, type WatchResult } from './watch-due-files';

const table = openTable();
const deps = {
  due: createDueFiles(table),
  files: createComplianceFiles(table),
  placements: { get: (placementId: string) => getStoredPlacement(table, placementId) },
  wallets: createWallets(table, createHealthRecords(table, openHealthText(table, createStageHash()))),
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<WatchResult> => {
  const result = await watchDueFiles(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('compliance', result);
  if (result.failed > 0) throw new Error('Some compliance files were not watched; they stay due.');
  return result;
};
