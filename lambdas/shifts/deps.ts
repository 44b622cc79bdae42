import { systemClock } from '../platform/clock';
import { createShiftFiles } from '../store/compliance/shift-files';
import { createWallets } from '../store/compliance/wallets';
import { createHealthRecords } from '../store/health-records/health-records';
import { openHealthText } from '../store/health-records/open-health-text';
import { createHttpPlatform } from '../store/http-platform';
import { createLocations } from '../store/locations/locations';
import { createOrganizations } from '../store/organizations/organizations';
import { createPools } from '../store/placements/pools';
import { createMatchedProfiles } from '../store/profiles/matched-profiles';
import { createLedgers } from '../store/reliability/ledgers';
import { createShiftPlans } from '../store/shift-plans/shift-plans';
import { createBoard } from '../store/shifts/board';
import { createShifts } from '../store/shifts/shifts';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  shifts: createShifts(table),
  board: createBoard(table),
  plans: createShiftPlans(table),
  locations: createLocations(table),
  organizations: createOrganizations(table),
  pools: createPools(table),
  profiles: createMatchedProfiles(table),
  files: createShiftFiles(table, createWallets(table, createHealthRecords(table, openHealthText(table, hash)))),
  ledgers: createLedgers(table),
  clock: systemClock,
};
