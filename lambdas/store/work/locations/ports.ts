import type { UnitFeedState } from '@shared/work/model/shifts/unit-feed';
import type {
  Location,
  LocationForm,
  LocationUnit,
  LocationUnitForm,
  StoredLocation,
} from '@shared/work/model/location';

export type LocationRef = { organizationId: string; locationId: string };
export type UnitRef = LocationRef & { unitId: string };
export type UnitPlace = { location: StoredLocation; unit: LocationUnit };
type Change = { version: number; at: string };

export type Locations = {
  /** Lists locations by name, with their units by name. */
  list(organizationId: string): Promise<Location[]>;
  get(ref: LocationRef): Promise<Location | null>;
  /** A unit with its location, in one read. */
  unit(ref: UnitRef): Promise<UnitPlace | null>;
  /** Creates it. LIMIT_REACHED at the maximum. */
  create(organizationId: string, location: StoredLocation): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  update(ref: LocationRef, change: Change & { location: LocationForm }): Promise<void>;
  /** NOT_FOUND, or LOCATION_HAS_UNITS. */
  remove(ref: LocationRef): Promise<void>;
  /** NOT_FOUND without the location, LIMIT_REACHED at its maximum. */
  addUnit(organizationId: string, unit: LocationUnit): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  updateUnit(ref: UnitRef, change: Change & { unit: LocationUnitForm }): Promise<void>;
  /** NOT_FOUND if it doesn't exist. */
  removeUnit(ref: UnitRef): Promise<void>;
};

/** Calendar feeds of units. */
export type UnitFeeds = {
  /** STALE_VERSION if the feed changed since `before` (0: none), or the unit is gone. Ignores edits of the unit. */
  change(ref: UnitRef, change: { before: number; feed: UnitFeedState }): Promise<void>;
};
