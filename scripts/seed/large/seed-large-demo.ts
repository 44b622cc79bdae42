import { listLocations } from '@lambdas/work/locations/locations';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import { seedJobs } from '../seed-jobs';
import { seedOrganization, seedFounder, type SeedContext } from '../seed-people';
import { memberCaller, openServices } from '../seed-services';
import { verifyOrganization } from '../seed-organization-verifications';
import { seedSupport } from '../seed-verifications';
import type { SeedOptions, SeedResult } from '../seed-demo-data';
import { seedLocation } from '../work/seed-locations';
import { largeLocation, largeOrganization } from './large-hospital';
import { largePlan } from './large-plan';
import { largeJob, seedLargeApplicants } from './seed-large-applicants';
import { seedLargeShifts } from './seed-large-shifts';
import { seedLargeStaff } from './seed-large-staff';

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7;

/** One hospital at size, through the functions' own use cases. Continues an interrupted run. */
export const seedLargeDemo = async ({
  now = new Date(),
  progress = () => undefined,
}: Pick<SeedOptions, 'now' | 'progress'> = {}): Promise<Pick<SeedResult, 'jobs' | 'applications'>> => {
  const today = localDay(now.toISOString(), largeLocation.location.timeZone);
  const { staff, shifts, applicants } = largePlan(weekdayOf(today));
  const all = staff.length + shifts.length + 2 * applicants.length;
  let done = 0;
  const step = (): void => progress(Math.min(1, (done += 1) / all));
  const context: SeedContext = { services: await openServices({ deployed: false }), now, deployed: false, step };
  const staffId = await seedSupport(context);
  const founder = await seedFounder(context, largeOrganization, staffId);
  const team = await seedOrganization(context, largeOrganization, founder);
  await verifyOrganization(context, founder.organizationId, { first: staffId });
  const caller = memberCaller(founder, 'manageLocations');
  const located = async () => (await listLocations(context.services.locations, { caller })).items[0];
  await seedLocation(context, largeLocation, { team, known: await located() });
  const location = (await located())!;
  const units = new Map(location.units.map((unit) => [unit.name, unit]));
  const seeded = await seedJobs(context, largeOrganization, team, [largeJob]);
  const people = await seedLargeStaff(context, { admin: founder, staffId, units }, staff);
  await seedLargeShifts(context, { admin: founder, location, people }, shifts);
  const applications = await seedLargeApplicants(context, { seeded, staffId }, applicants);
  return { jobs: seeded.ids.size, applications };
};
