import * as z from 'zod';
import { shiftLimits } from '../../limits/shift-limits';
import {} from '../../../core/model/fields';
import { PlannedDay, ranged } from '../../../core/model/given-times';
import { weekParts } from './shift-vocabulary';
import { storedForm } from '../../../core/model/stored-form';

/** Empty means any time. */
export const ShiftAvailability = z.array(z.enum(weekParts)).max(weekParts.length);
export type ShiftAvailability = z.infer<typeof ShiftAvailability>;

/** Days without shifts, including the last. */
export const AwayPeriod = ranged(
  z.strictObject({ from: PlannedDay, until: PlannedDay }),
  { from: 'from', to: 'until' },
  { days: shiftLimits.awayDays },
);
export type AwayPeriod = z.infer<typeof AwayPeriod>;

/**
 * Preferences of a professional. `miles`: from their home. `sharePhone`: with people who call for a shift at short notice.
 * `oneTap`: books without showing the terms, if that can be undone. `longDuty`: agrees to duties above the usual length,
 * if the location allows them.
 */
export const ShiftPreferences = z.strictObject({
  lastMinute: z.boolean(),
  miles: z.int().min(1).max(shiftLimits.lastMinuteMilesMax),
  sharePhone: z.boolean(),
  available: ShiftAvailability,
  away: z.array(storedForm(AwayPeriod)).max(shiftLimits.awayPeriods),
  oneTap: z.boolean(),
  longDuty: z.boolean(),
});
export type ShiftPreferences = z.infer<typeof ShiftPreferences>;

/** Preferences that are replaced as a whole. */
export const ShiftChoices = ShiftPreferences.omit({ away: true }).partial();
export type ShiftChoices = z.infer<typeof ShiftChoices>;

/** Omitted fields stay unchanged. Days away are added and removed, so two screens don't undo each other. */
export const ShiftPreferenceChanges = ShiftChoices.extend({
  addAway: AwayPeriod.optional(),
  removeAway: AwayPeriod.optional(),
});
export type ShiftPreferenceChanges = z.infer<typeof ShiftPreferenceChanges>;

export const defaultShiftPreferences: ShiftPreferences = {
  lastMinute: false,
  miles: shiftLimits.lastMinuteMilesMax,
  sharePhone: false,
  available: [],
  away: [],
  oneTap: false,
  longDuty: false,
};
