import * as z from 'zod';
import { shiftLimits } from '../shift-limits';
import { Day, PlacementId, UserId } from './fields';

/**
 * Of a professional. `miles`: from their home. `sharePhone`: with whoever calls people for a shift that lacks someone.
 * `longDuty`: agrees to duties above the usual length, where the location allows them.
 */
export const ShiftPreferences = z.strictObject({
  lastMinute: z.boolean(),
  miles: z.int().min(1).max(shiftLimits.lastMinuteMilesMax),
  sharePhone: z.boolean(),
  longDuty: z.boolean(),
});
export type ShiftPreferences = z.infer<typeof ShiftPreferences>;

const { lastMinute, miles, sharePhone, longDuty } = ShiftPreferences.shape;

/** Those that are left out stay. */
export const PreferenceChanges = z.strictObject({
  lastMinute: lastMinute.exactOptional(),
  miles: miles.exactOptional(),
  sharePhone: sharePhone.exactOptional(),
  longDuty: longDuty.exactOptional(),
});
export type PreferenceChanges = z.infer<typeof PreferenceChanges>;

export const defaultShiftPreferences: ShiftPreferences = {
  lastMinute: false,
  miles: shiftLimits.lastMinuteMilesMax,
  sharePhone: false,
  longDuty: false,
};

/** Someone who can be called for a shift. `phone`: null unless they share it. `lastWorkedOn`: at the organization. */
export const CallablePerson = z.object({
  userId: UserId,
  placementId: PlacementId,
  name: z.string(),
  phone: z.string().nullable(),
  lastWorkedOn: Day.nullable(),
});
export type CallablePerson = z.infer<typeof CallablePerson>;
