import * as z from 'zod';
import { Currency } from '../../core/model/enumerations';
import { Day, OrganizationId } from '../../core/model/fields';
import type { ShiftLineKind } from '../../work/model/pay-line';

/** `entered`: typed hours; `work`: a shift. */
export type StatementLineKind = 'entered' | 'work' | ShiftLineKind;

/** A day on which employers recorded a payment, in the reader's zone. */
export const PayDay = z.object({
  day: Day,
  employers: z.array(
    z.object({
      organizationId: OrganizationId,
      organization: z.string(),
      currency: Currency,
      minutes: z.int().nonnegative(),
      cents: z.int(),
    }),
  ),
});
export type PayDay = z.infer<typeof PayDay>;
