import { consumeQueue } from '../../../events/queue/consume-queue';
import { systemClock } from '../../../platform/clock';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { createAccountDeletions } from '../../../store/accounts/account-deletions/account-deletions';
import { getStoredPlacement } from '../../../store/work/placements/placement-item';
import { createShifts } from '../../../store/work/shifts/shifts';
import { onProfessionalLeft, type LeavingDeps } from './on-professional-left';

const table = openTable();
const deps: LeavingDeps = {
  shifts: createShifts(table),
  deletions: createAccountDeletions(table),
  placement: (placementId) => getStoredPlacement(table, placementId),
  clock: systemClock,
};

export const handler = consumeQueue(
  'free-left-slots',
  (event) => onProfessionalLeft(deps, event),
  createProcessedEvents(table, systemClock),
);
