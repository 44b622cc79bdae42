import { differentialKinds } from '../../work/model/shifts/shift-vocabulary';

/** Kinds of amounts in a payroll file, named like the lines of a timesheet. */
export const payrollKinds = [
  'base',
  ...differentialKinds,
  'bonus',
  'overtime_premium',
  'double_time_premium',
  'missed_meal',
  'missed_rest',
  'cancellation',
  'sent_home',
  'standby',
  'correction',
] as const;
export type PayrollKind = (typeof payrollKinds)[number];

/** Why approved hours aren't in the file: a contractor, paid by the week or in another currency, or without pay lines. */
export const payrollExclusions = ['contractor', 'rate', 'currency', 'lines'] as const;
export type PayrollExclusion = (typeof payrollExclusions)[number];
