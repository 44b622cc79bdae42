import { systemClock } from '../platform/clock';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { Table } from '../platform/table/table';
import { createShiftFiles } from '../store/compliance/shift-files';
import { createWallets } from '../store/compliance/wallets';
import { createHealthRecords } from '../store/health-records/health-records';
import { openHealthText } from '../store/health-records/open-health-text';
import { createLocations } from '../store/locations/locations';
import { createPeople } from '../store/organizations/member-names';
import { createOrganizations } from '../store/organizations/organizations';
import { createPools } from '../store/placements/pools';
import { createMatchedProfiles } from '../store/profiles/matched-profiles';
import { createLedgers } from '../store/reliability/ledgers';
import { createReturnAnswers } from '../store/reliability/return-answers';
import { createShiftCaseReads } from '../store/shift-cases/shift-cases';
import { createShiftPlans } from '../store/shift-plans/shift-plans';
import { createBoard } from '../store/shifts/board';
import { createBlocks } from '../store/shifts/blocks';
import { createFavorites } from '../store/shifts/favorites';
import { createFills } from '../store/shifts/fills';
import { createPreferences } from '../store/shifts/preferences';
import { createShifts } from '../store/shifts/shifts';
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
