import { payrollLayouts } from '@shared/data/payroll-layouts';
import { exclusionOf, payrollOf, type PayrollOfPerson } from '@shared/money/rules/payroll/payroll-rows';
import { needsCode, payrollTable, type PayrollKeys } from '@shared/money/rules/payroll/payroll-table';
import { AppError } from '@shared/errors';
import type { Payroll, PayrollForm } from '@shared/money/model/payroll';
import { payrollKinds } from '@shared/money/model/payroll-vocabulary';
import { payrollLimits } from '@shared/money/limits/payroll-limits';
import { utcDay, type Clock } from '../../platform/clock';
import { csvText } from '../../platform/text/csv-text';
import type { PayrollSetups, StoredPayroll } from '../../store/money/payroll/payroll-setups';
import type { UnpaidWeek, UnpaidWeeks } from '../../store/work/timesheets/unpaid-weeks';

export type PayrollDeps = { setups: PayrollSetups; unpaid: UnpaidWeeks; clock: Pick<Clock, 'now'> };

const keysOf = ({ provider, company, codes, numbers }: StoredPayroll): PayrollKeys | null =>
  provider === null ? null : { provider, company, codes, numbers };

/** Lists each person once for each reason. */
const leftOutOf = (weeks: readonly UnpaidWeek[]): Payroll['leftOut'] => {
  const found = new Map<string, Payroll['leftOut'][number]>();
  for (const week of weeks) {
    const why = exclusionOf(week);
    if (why) found.set(`${week.professional.userId} ${why}`, { name: week.professional.name, why });
  }
  return [...found.values()];
};

const kindsOf = (people: readonly PayrollOfPerson[], keys: PayrollKeys | null): Payroll['kinds'] => {
  const coded = people.flatMap(({ rows }) => rows).filter((row) => keys === null || needsCode(keys.provider, row));
  const kinds = new Set(coded.map(({ kind }) => kind));
  return payrollKinds.filter((kind) => kinds.has(kind));
};

const fileOf = (people: readonly PayrollOfPerson[], keys: PayrollKeys, day: string): Payroll['file'] => {
  const rows = people.flatMap((it) => it.rows);
  if (rows.length === 0) return null;
  return {
    name: payrollLayouts[keys.provider].fileName(keys.company, day),
    csv: csvText(payrollTable(rows, keys, day)),
    rows: rows.length,
    cents: people.reduce((sum, { cents }) => sum + cents, 0),
  };
};

/** Returns approved unpaid weeks, with the payroll file once nothing is missing. */
export const readPayroll = async ({ setups, unpaid, clock }: PayrollDeps, organizationId: string): Promise<Payroll> => {
  const [stored, found] = await Promise.all([
    setups.get(organizationId),
    unpaid.oldest(organizationId, payrollLimits.weeks + 1),
  ]);
  const weeks = found.slice(0, payrollLimits.weeks);
  const people = payrollOf(weeks.filter((week) => exclusionOf(week) === null));
  const keys = keysOf(stored);
  const kinds = kindsOf(people, keys);
  const { numbers, ...setup } = stored;
  const missing = {
    numbers: people.filter(({ userId }) => !numbers[userId]).map(({ name }) => name),
    codes: kinds.filter((kind) => !setup.codes[kind]),
  };
  const isComplete = missing.numbers.length === 0 && missing.codes.length === 0;
  return {
    setup,
    people: people.map(({ rows: _rows, ...it }) => ({ ...it, number: numbers[it.userId] ?? '' })),
    leftOut: leftOutOf(weeks),
    missing,
    kinds,
    more: found.length > weeks.length,
    file: keys && isComplete ? fileOf(people, keys, utcDay(clock.now())) : null,
  };
};

/** Drops numbers that don't fit another provider's layout, and reports them as missing. */
const numbersAfter = ({ numbers }: StoredPayroll, form: PayrollForm): Record<string, string> => {
  const { employee } = payrollLayouts[form.provider];
  const all = Object.entries({ ...numbers, ...form.numbers });
  return Object.fromEntries(all.filter(([, number]) => employee.test(number)));
};

export const savePayroll = async (
  deps: PayrollDeps,
  { organizationId, ...form }: PayrollForm & { organizationId: string },
): Promise<Payroll> => {
  const before = await deps.setups.get(organizationId);
  if (before.version !== form.version) throw new AppError('STALE_VERSION');
  const numbers = numbersAfter(before, form);
  if (Object.keys(numbers).length > payrollLimits.people) throw new AppError('LIMIT_REACHED');
  const { provider, company, codes } = form;
  const after = { provider, company, codes, numbers, version: before.version + 1 };
  await deps.setups.save(organizationId, after, deps.clock.now().toISOString());
  return readPayroll(deps, organizationId);
};
