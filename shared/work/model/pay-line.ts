import * as z from 'zod';
import { shiftOvertimeRules } from '../../data/overtime-rules';
import { Instant } from '../../core/model/fields';
import { differentialKinds } from './shifts/shift-vocabulary';

const hours = { minutes: z.number().nonnegative(), cents: z.int() };
const timed = { ...hours, hourlyCents: z.int().nonnegative() };

/** One amount of a shift in cents, computed by the rules of its day. */
export const PayLine = z.union([
  z.object({ code: z.enum(['base', ...differentialKinds]), ...timed }),
  z.object({ code: z.enum(['bonus', 'standby', 'correction']), cents: z.int() }),
  /** `period`: start of the workweek of its regular rate. */
  z.object({
    code: z.enum(['overtime_premium', 'double_time_premium']),
    ...hours,
    factor: z.literal([0.5, 1]),
    period: Instant,
  }),
  z.object({ code: z.enum(['missed_meal', 'missed_rest']), ...hours, period: Instant }),
  z.object({ code: z.enum(['cancellation', 'sent_home']), ...timed }),
]);
export type PayLine = z.infer<typeof PayLine>;

/** Kind of a shift's line; missing for the work itself. */
export const shiftLineKinds = ['cancellation', 'sent_home', 'overtime', 'correction'] as const;
export type ShiftLineKind = (typeof shiftLineKinds)[number];

/** Paid without work, so excluded from hours and overtime. */
export const unworkedLineKinds = ['cancellation', 'sent_home'] as const satisfies readonly ShiftLineKind[];
export type UnworkedLineKind = (typeof unworkedLineKinds)[number];

/** Rule of the overtime. It can change until `until`, when the period ends. */
export const PayRules = z.object({ code: z.enum(shiftOvertimeRules), checkedOn: z.string(), until: Instant });
export type PayRules = z.infer<typeof PayRules>;
