import * as z from 'zod';
import { Currency } from './enumerations';
import { Day, OrganizationId, PlacementId } from './fields';
import { PayLine, shiftLineKinds } from './pay-line';

/** What an employer paid on a day. */
const Sums = z.object({ minutes: z.int().nonnegative(), cents: z.int() });

export const PayDayEmployer = Sums.extend({
  organizationId: OrganizationId,
  organization: z.string(),
  currency: Currency,
});

/** A day on which employers said that they paid, on the reader's calendar. */
export const PayDay = z.object({ day: Day, employers: z.array(PayDayEmployer) });
export type PayDay = z.infer<typeof PayDay>;

/** `entered`: typed hours. */
export const statementLineKinds = ['entered', 'work', ...shiftLineKinds] as const;

export const StatementLine = Sums.extend({
  placementId: PlacementId,
  jobTitle: z.string(),
  day: Day,
  kind: z.enum(statementLineKinds),
  pay: z.array(PayLine),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** `yearToDate`: paid by the employer in the calendar year, up to the day. */
export const EmployerStatement = PayDayEmployer.extend({
  references: z.array(z.string()),
  lines: z.array(StatementLine),
  yearToDate: Sums,
});
export type EmployerStatement = z.infer<typeof EmployerStatement>;

export const PayStatement = z.object({ day: Day, employers: z.array(EmployerStatement) });
export type PayStatement = z.infer<typeof PayStatement>;
