import { allDone } from '../all-done';
import { seedPayee } from '../data/payouts';
import type { SeededJobs } from '../seed-jobs';
import { seedOwnStaff } from './seed-own-staff';
import { hasPayroll, seedPayroll } from './seed-payroll';
import { seedPayouts } from '../seed-payouts';
import type { SeedContext } from '../seed-people';
import { seedPoolMembers } from './seed-pool';
import { seedShiftChoices } from './seed-shift-choices';
import { seedCoverage } from './seed-shifts';

type World = { seeded: SeededJobs; people: ReadonlyMap<string, string> };

/** Everything around shifts, for workers and planners. Continues an interrupted run. */
export const seedShiftWork = async (context: SeedContext, { seeded, people }: World): Promise<void> => {
  const { admin } = seeded;
  if (await hasPayroll(context, admin)) return;
  await allDone([seedPoolMembers(context, { seeded, people }), seedOwnStaff(context, { admin, people })]);
  await seedCoverage(context, { admin, people });
  await seedShiftChoices(context, people);
  await seedPayouts(context, people.get(seedPayee.professional)!);
  await seedPayroll(context, admin);
};
