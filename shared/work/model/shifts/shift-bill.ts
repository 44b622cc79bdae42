import * as z from 'zod';
import { shiftLimits } from '../../limits/shift-limits';
import { Currency } from '../../../core/model/enumerations';
import { Day, LocationUnitId } from '../../../core/model/fields';
import { PlannedDay, ranged } from '../../../core/model/given-times';

/** Days of the shifts. */
export const ShiftBillQuery = ranged(
  z.strictObject({ from: PlannedDay, to: PlannedDay }),
  { from: 'from', to: 'to' },
  { days: shiftLimits.bill.days },
);
export type ShiftBillQuery = z.infer<typeof ShiftBillQuery>;

/** What an amount is for. `canceled`: shifts that were canceled, and people who were sent home. */
export const billParts = ['base', 'differentials', 'bonus', 'overtime', 'breaks', 'canceled', 'other'] as const;
export type BillPart = (typeof billParts)[number];

export const BillSums = z.object({
  currency: Currency,
  minutes: z.int(),
  cents: z.int(),
  parts: z.record(z.enum(billParts), z.int()),
});
export type BillSums = z.infer<typeof BillSums>;

/** Pay of approved and canceled shifts, before overtime of a workweek that hasn't ended. */
export const ShiftBill = z.object({
  from: Day,
  to: Day,
  /** There are more weeks than are read. */
  partial: z.boolean(),
  /** By location and unit; without names where the unit is gone. */
  units: z.array(BillSums.extend({ unitId: LocationUnitId.nullable(), unit: z.string(), location: z.string() })),
  /** One for each currency. Wardline keeps nothing of it. */
  totals: z.array(BillSums),
});
export type ShiftBill = z.infer<typeof ShiftBill>;
