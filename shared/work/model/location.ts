import * as z from 'zod';
import { limits } from '../../limits';
import { shiftLimits } from '../limits/shift-limits';
import { clockInMethods } from './attendance-vocabulary';
import { TimeZone } from '../../messages/model/calendar';
import { Unit } from '../../core/model/enumerations';
import {
  Cents,
  ClockTime,
  Instant,
  line,
  LocationId,
  LocationUnitId,
  OptionalDeskPhone,
  optionalLine,
  UserId,
  Version,
} from '../../core/model/fields';
import { StateCode } from '../../people/model/professional';
import { overtimeSettings } from './shifts/shift-vocabulary';
import { storedFields } from '../../core/model/stored-form';
import { UnitFeedState } from './shifts/unit-feed';

/** Coordinates in degrees. */
export const MapPoint = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });

/** Place of shifts. `workweekStartsOn`: 0 is Sunday; workweeks and workdays follow the location's clock. */
export const LocationForm = z.strictObject({
  name: line(limits.organizationLength),
  street: optionalLine(limits.addressLength),
  city: line(limits.locationLength),
  state: StateCode,
  postalCode: optionalLine(limits.postalCodeLength),
  timeZone: TimeZone,
  workweekStartsOn: z.int().min(0).max(6).default(0),
  workdayStartsAt: ClockTime.default('00:00'),
  /** Allows duties above the usual length, for people who agree. */
  longDuty: z.boolean().default(false),
  entrance: optionalLine(shiftLimits.locationNoteLength),
  parking: optionalLine(shiftLimits.locationNoteLength),
  clockInBy: z.enum(clockInMethods).default('phone_or_code'),
  /** Center for clocking in by location; null if the location doesn't use it. */
  center: MapPoint.nullable().default(null),
  /** Radius around it. */
  fenceMeters: z
    .int()
    .min(shiftLimits.fenceMeters.min)
    .max(shiftLimits.fenceMeters.max)
    .default(shiftLimits.fenceMeters.usual),
});
export type LocationForm = z.infer<typeof LocationForm>;

/** `careUnit` is the unit's kind; several units of a location may share one. The budget is for a week. */
export const LocationUnitForm = z.strictObject({
  name: line(limits.nameLength),
  careUnit: Unit,
  supervisors: z.array(UserId).max(shiftLimits.supervisorsPerUnit).default([]),
  weeklyBudgetCents: Cents.nullable().default(null),
  overtime: z.enum(overtimeSettings).default('approval'),
  instantBook: z.boolean().default(true),
  /** Shifts that newcomers to the unit must book first. */
  orientationShifts: z.int().min(0).max(shiftLimits.orientationShifts).default(0),
  /** Phone for people who work here. */
  phone: OptionalDeskPhone,
  /** Whether own staff see shifts first. */
  ownStaffFirst: z.boolean().default(true),
  /** Whether favorites see shifts before the rest of the pool. */
  favoritesFirst: z.boolean().default(true),
  /** Percentage: open shifts usually covered less often are at risk. */
  fillTarget: z
    .int()
    .min(shiftLimits.fillTargetRange.min)
    .max(shiftLimits.fillTargetRange.max)
    .default(shiftLimits.fillTarget),
  /** Approved amount per week for raises of shifts at risk; null is none. */
  weeklyRaiseCents: Cents.nullable().default(null),
  /** Whether the cheapest raise within the amount is applied automatically. */
  raisesItself: z.boolean().default(false),
});
export type LocationUnitForm = z.infer<typeof LocationUnitForm>;

export const LocationUnit = z.object({
  ...storedFields(LocationUnitForm.shape),
  unitId: LocationUnitId,
  locationId: LocationId,
  /** Calendar feed of its shifts; missing before it was first turned on, and for supervisors. */
  feed: UnitFeedState.exactOptional(),
  updatedAt: Instant,
  version: Version,
});
export type LocationUnit = z.infer<typeof LocationUnit>;

export const StoredLocation = z.object({
  ...storedFields(LocationForm.shape),
  locationId: LocationId,
  updatedAt: Instant,
  version: Version,
});
export type StoredLocation = z.infer<typeof StoredLocation>;

export const Location = StoredLocation.extend({ units: z.array(LocationUnit) });
export type Location = z.infer<typeof Location>;
