import { differentialKinds } from '../../work/model/shifts/shift-vocabulary';

/** What an amount of a payroll file is for, as the lines of a timesheet name it. */
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

/** Why approved hours aren't in the file: not an employee, paid by the week or in another currency, or without pay lines. */
export const payrollExclusions = ['contractor', 'rate', 'currency', 'lines'] as const;
export type PayrollExclusion = (typeof payrollExclusions)[number];
