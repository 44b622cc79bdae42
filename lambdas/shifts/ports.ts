import type { Clock } from '../platform/clock';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { ShiftFiles } from '../store/compliance/ports';
import type { Locations } from '../store/locations/ports';
import type { People } from '../store/organizations/member-names';
import type { Organizations } from '../store/organizations/organizations';
import type { Pools } from '../store/placements/pools';
import type { MatchedProfiles } from '../store/profiles/ports';
import type { Ledgers, ReturnAnswers } from '../store/reliability/ports';
import type { ShiftCases } from '../store/shift-cases/ports';
import type { ShiftPlans } from '../store/shift-plans/ports';
import type { Blocks, Board, Favorites, Fills, Preferences, Shifts } from '../store/shifts/ports';

export type Deps = {
  shifts: Shifts;
  board: Board;
  plans: ShiftPlans;
  favorites: Favorites;
  blocks: Blocks;
  fills: Fills;
  preferences: Preferences;
  /** Orders people who are alike in the fair order. */
  hash: KeyedHash;
  locations: Pick<Locations, 'get' | 'unit'>;
  organizations: Pick<Organizations, 'get'>;
  people: Pick<People, 'find'>;
  pools: Pools;
  profiles: MatchedProfiles;
  files: ShiftFiles;
  ledgers: Pick<Ledgers, 'event' | 'events' | 'summaries'>;
  returnAnswers: Pick<ReturnAnswers, 'of'>;
  shiftCases: Pick<ShiftCases, 'many'>;
  clock: Clock;
};
