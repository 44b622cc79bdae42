import type { Clock } from '../platform/clock';
import type { Locations } from '../store/locations/ports';

export type Deps = {
  locations: Locations;
  /** Those of the people who are in the organization's team. */
  membersAmong: (organizationId: string, userIds: readonly string[]) => Promise<string[]>;
  clock: Clock;
};
