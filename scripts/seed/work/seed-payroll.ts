import { openTable } from '@lambdas/platform/table/table';
import { readPayroll, savePayroll } from '@lambdas/work/timesheets/payroll';
import { createPayrollSetups } from '@lambdas/store/money/payroll/payroll-setups';
import { createUnpaidWeeks } from '@lambdas/store/work/timesheets/unpaid-weeks';
import { PayrollForm } from '@shared/money/model/payroll';
import { seedPayroll as wanted } from '../data/payouts';
import { seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import type { Member } from '../seed-services';

const payrollDeps = ({ now }: SeedContext, { organizationId }: Pick<Member, 'organizationId'>) => {
  const table = openTable();
  const clock = seedClock(now, `${organizationId}/payroll`, 0);
  return { setups: createPayrollSetups(table), unpaid: createUnpaidWeeks(table), clock };
};

/** Whether the last step of the shifts is complete. */
export const hasPayroll = async (context: SeedContext, { organizationId }: Member): Promise<boolean> => {
  const { provider } = await payrollDeps(context, { organizationId }).setups.get(organizationId);
  return provider !== null;
};

/** Sets up payroll so that everyone with approved hours is in the file. */
export const seedPayroll = async (context: SeedContext, { organizationId }: Member): Promise<void> => {
  const deps = payrollDeps(context, { organizationId });
  const { people, setup } = await readPayroll(deps, organizationId);
  if (setup.provider !== null) return;
  const { provider, company, codes, firstNumber } = wanted;
  const byName = people.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const numbers = Object.fromEntries(byName.map(({ userId }, index) => [userId, String(firstNumber + index)]));
  const form = PayrollForm.parse({ provider, company, codes, numbers, version: setup.version });
  await savePayroll(deps, { organizationId, ...form });
};
