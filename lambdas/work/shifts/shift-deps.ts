import { systemClock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Table } from '../../platform/table/table';
import { createShiftFiles } from '../../store/people/compliance/shift-files';
import { createWallets } from '../../store/people/compliance/wallets';
import { createHealthRecords } from '../../store/people/health-file/health-records';
import { openHealthText } from '../../store/people/health-file/open-health-text';
import { createLocations } from '../../store/work/locations/locations';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createPools } from '../../store/work/placements/pools';
import { createMatchedProfiles } from '../../store/people/profiles/matched-profiles';
import { createLedgers } from '../../store/work/reliability/ledgers';
import { createReturnAnswers } from '../../store/work/reliability/return-answers';
import { createShiftCaseReads } from '../../store/trust/shift-cases/shift-cases';
import { createShiftPlans } from '../../store/work/shift-plans/shift-plans';
import { createBoard } from '../../store/work/shifts/board';
import { createBlocks } from '../../store/work/shifts/blocks';
import { createFavorites } from '../../store/work/shifts/filling/favorites';
import { createFills } from '../../store/work/shifts/filling/fills';
import { createPreferences } from '../../store/work/shifts/preferences';
import { createShifts } from '../../store/work/shifts/shifts';
import type { Deps } from './ports';

export const createShiftDeps = (table: Table, hash: KeyedHash): Deps => ({
  shifts: createShifts(table),
  fills: createFills(table),
  board: createBoard(table),
  plans: createShiftPlans(table),
  ledgers: createLedgers(table),
  returnAnswers: createReturnAnswers(table),
  shiftCases: createShiftCaseReads(table),
  favorites: createFavorites(table),
  blocks: createBlocks(table),
  preferences: createPreferences(table),
  locations: createLocations(table),
  organizations: createOrganizations(table),
  people: createPeople(table),
  pools: createPools(table),
  profiles: createMatchedProfiles(table),
  files: createShiftFiles(table, createWallets(table, createHealthRecords(table, openHealthText(table, hash)))),
  hash,
  clock: systemClock,
});
