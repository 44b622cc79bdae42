import * as z from 'zod';
import { payrollLayouts, payrollProviders } from '../../data/payroll-layouts';
import { payrollLimits } from '../limits/payroll-limits';
import { notice } from '../../text/notice';
import { FirstVersion, line, typedLine, UserId } from '../../core/model/fields';
import { payrollExclusions, payrollKinds } from './payroll-vocabulary';

const Provider = z.enum(payrollProviders);
const codes = z.partialRecord(z.enum(payrollKinds), line(payrollLimits.codeLength));
const version = FirstVersion;

/** `numbers`: changed employee numbers by user ID; an empty one removes it. */
export const PayrollForm = z
  .strictObject({
    provider: Provider,
    company: line(payrollLimits.companyLength),
    codes,
    numbers: z
      .record(UserId, typedLine().max(payrollLimits.numberLength))
      .refine((it) => Object.keys(it).length <= payrollLimits.people),
    version,
  })
  .superRefine(({ provider, company, codes: given, numbers }, context) => {
    const layout = payrollLayouts[provider];
    const wrong = (path: string[], message: ReturnType<typeof notice>) =>
      context.addIssue({ code: 'custom', path, message });
    if (!layout.company.test(company)) wrong(['company'], notice('payrollCompanyInvalid'));
    for (const [kind, code] of Object.entries(given)) {
      if (!layout.code.test(code)) wrong(['codes', kind], notice('payrollCodeInvalid'));
    }
    for (const [userId, number] of Object.entries(numbers)) {
      if (number !== '' && !layout.employee.test(number)) wrong(['numbers', userId], notice('payrollNumberInvalid'));
    }
  });
export type PayrollForm = z.infer<typeof PayrollForm>;

export const PayrollSetup = z.object({
  /** Null before it was chosen. */
  provider: Provider.nullable(),
  company: z.string(),
  codes: z.partialRecord(z.enum(payrollKinds), z.string()),
  version,
});
export type PayrollSetup = z.infer<typeof PayrollSetup>;

/** Person with approved, unpaid hours. */
export const PayrollPerson = z.object({
  userId: UserId,
  name: z.string(),
  /** Employee number at the provider; empty if unknown. */
  number: z.string(),
  minutes: z.number().nonnegative(),
  cents: z.int(),
});
export type PayrollPerson = z.infer<typeof PayrollPerson>;

/** All approved, unpaid hours. */
export const Payroll = z.object({
  setup: PayrollSetup,
  people: z.array(PayrollPerson),
  leftOut: z.array(z.object({ name: z.string(), why: z.enum(payrollExclusions) })),
  /** Missing data that blocks the file. */
  missing: z.object({ numbers: z.array(z.string()), codes: z.array(z.enum(payrollKinds)) }),
  /** Kinds of pay in the hours, except hours without a code. */
  kinds: z.array(z.enum(payrollKinds)),
  /** Whether there are more weeks than fit in a file, which has the oldest ones. */
  more: z.boolean(),
  file: z.object({ name: z.string(), csv: z.string(), rows: z.int(), cents: z.int() }).nullable(),
});
export type Payroll = z.infer<typeof Payroll>;
