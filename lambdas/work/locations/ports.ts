import type { Clock } from '../../platform/clock';
import type { Shifts } from '../../store/work/shifts/ports';
import type { ShiftPlans } from '../../store/work/shift-plans/ports';
import type { Locations } from '../../store/work/locations/ports';

export type Deps = {
  locations: Locations;
  /** IDs of those people who are in the organization's team. */
  membersAmong: (organizationId: string, userIds: readonly string[]) => Promise<string[]>;
  /** Whether a unit has shifts that start after an instant. */
  upcoming: Shifts['hasUpcoming'];
  /** Deletes the templates and patterns of a unit. */
  removePlansOf: ShiftPlans['removeOfUnit'];
  clock: Clock;
};
