import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { ShiftFiles } from '../../store/people/compliance/ports';
import type { Locations } from '../../store/work/locations/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { Pools } from '../../store/work/placements/pools';
import type { MatchedProfiles } from '../../store/people/profiles/ports';
import type { Ledgers, ReturnAnswers } from '../../store/work/reliability/ports';
import type { ShiftCases } from '../../store/trust/shift-cases/ports';
import type { ShiftPlans } from '../../store/work/shift-plans/ports';
import type { Blocks, Board, Favorites, Fills, Preferences, Shifts } from '../../store/work/shifts/ports';

export type Deps = {
  shifts: Shifts;
  board: Board;
  plans: ShiftPlans;
  favorites: Favorites;
  blocks: Blocks;
  fills: Fills;
  preferences: Preferences;
  /** Hash that orders equal people in the fair order. */
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
