import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueFiles } from '../../store/people/compliance/due-files';
import { createComplianceFiles } from '../../store/people/compliance/files';
import { createWallets } from '../../store/people/compliance/wallets';
import { createHealthRecords } from '../../store/people/health-file/health-records';
import { openHealthText } from '../../store/people/health-file/open-health-text';
import { getStoredPlacement } from '../../store/work/placements/placement-item';
import { watchDueFiles } from './watch-due-files';

const table = openTable();
const deps = {
  due: createDueFiles(table),
  files: createComplianceFiles(table),
  placements: { get: (placementId: string) => getStoredPlacement(table, placementId) },
  wallets: createWallets(table, createHealthRecords(table, openHealthText(table, createStageHash()))),
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'compliance', reserveMs }, (hasTime) => watchDueFiles(deps, hasTime));
