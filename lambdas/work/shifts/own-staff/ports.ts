import type { Clock } from '../../../platform/clock';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { DailyCounts } from '../../../platform/table/daily-limits';
import type { Locations } from '../../../store/work/locations/ports';
import type { StaffInvitations } from '../../../store/organizations/organizations/ports';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { Preferences } from '../../../store/work/shifts/ports';

export type StaffDeps = {
  locations: Pick<Locations, 'list'>;
  /** Placements of the organization that end on a day or later, newest first. */
  pool(organizationId: string, from: string): Promise<PlacementItem[]>;
  preferences: Pick<Preferences, 'many'>;
  invitations: StaffInvitations;
  throttle: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
};
