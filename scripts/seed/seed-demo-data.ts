import { allDone, doneInTurns } from './all-done';
import { seedApplications } from './data/applications';
import { seedConversations } from './data/conversations';
import { seedJobs as allJobs, seedJobsOf } from './data/jobs/jobs';
import { seedOrganizations } from './data/organizations';
import type { SeedOrganization } from './data/seed-organization';
import { poolSize, seedPool } from './data/work/pool';
import { seedProfessionals } from './data/professionals/professionals';
import { seedApplication, type Applied } from './seed-applications';
import { seedExclusions } from './seed-exclusions';
import { seedLocations } from './work/seed-locations';
import { seedMessageTemplates } from './seed-hiring-tools';
import { seedJobs, settleJobs, type SeededJobs } from './seed-jobs';
import { seedConversation } from './seed-messages';
import { seedOrganizationVerifications } from './seed-organization-verifications';
import { seedOpenReports } from './seed-reports';
import { seedFounder, seedOrganization, type Founder, type SeedContext } from './seed-people';
import { seedPlan } from './seed-plans';
import { hideFromEmployers, seedProfessional } from './seed-professionals';
import { openServices } from './seed-services';
import { seedShiftWork } from './work/seed-shift-work';
import { shiftCount } from './work/seed-shifts';
import { seedSupportTickets } from './seed-tickets';
import { seedDecisions, seedSupport } from './seed-verifications';

export type SeedOptions = {
  /** Whether it is deployed on AWS: email goes to the simulator. */
  deployed?: boolean;
  now?: Date;
  /** Called after each step with the share done. */
  progress?: (share: number) => void;
};
/** Existing data. `added` counts the jobs and applications of this run. */
export type SeedResult = { jobs: number; applications: number; added: number };

const withJobs = async (
  context: SeedContext,
  organization: SeedOrganization,
  founder: Founder,
): Promise<SeededJobs> => {
  const team = await seedOrganization(context, organization, founder);
  await seedLocations(context, organization.key, team);
  return seedJobs(context, organization, team, seedJobsOf(organization));
};

/** Sequential per organization, whose totals count each application. */
const applyTo = async (
  context: SeedContext,
  organization: SeedOrganization,
  seeded: SeededJobs,
  people: ReadonlyMap<string, string>,
): Promise<Applied[]> => {
  const applied: Applied[] = [];
  for (const application of seedApplications.filter(({ organization: its }) => its === organization.key)) {
    const professionalId = people.get(application.professional)!;
    applied.push(await seedApplication(context, application, seeded, professionalId));
    context.step();
  }
  await settleJobs(context, seedJobsOf(organization), seeded);
  return applied;
};

/** Shifts have other workers than the applicants, so both run in parallel. */
const workAt = async (
  context: SeedContext,
  organization: SeedOrganization,
  seeded: SeededJobs,
  people: ReadonlyMap<string, string>,
): Promise<Applied[]> => {
  const hasShifts = organization.key === seedPool.organization;
  const [applied] = await allDone([
    applyTo(context, organization, seeded, people),
    hasShifts && seedShiftWork(context, { seeded, people }),
  ]);
  return applied;
};

const countSteps = (progress: (share: number) => void): (() => void) => {
  const { length: people } = seedProfessionals;
  const all = allJobs.length + people + seedApplications.length + poolSize + shiftCount;
  let done = 0;
  return () => progress(Math.min(1, (done += 1) / all));
};

/** Fills a stage through the functions' own use cases, with their environment. Idempotent. */
export const seedDemoData = async ({
  deployed = false,
  now = new Date(),
  progress = () => undefined,
}: SeedOptions = {}): Promise<SeedResult> => {
  const context: SeedContext = {
    services: await openServices({ deployed }),
    now,
    deployed,
    step: countSteps(progress),
  };
  if (!deployed) await seedExclusions(now);
  const staffId = await seedSupport(context);
  const founders = await doneInTurns(seedOrganizations, (organization) => seedFounder(context, organization, staffId));
  const [organizations, people] = await allDone([
    doneInTurns(seedOrganizations, (organization, index) => withJobs(context, organization, founders[index]!)),
    doneInTurns(seedProfessionals, (person) => seedProfessional(context, person)),
  ]);
  const byKey = new Map(seedProfessionals.map(({ key }, index) => [key, people[index]!]));
  await seedDecisions(context, staffId, byKey);
  const organizationIds = organizations.map(({ organizationId }) => organizationId);
  await seedOrganizationVerifications(context, organizationIds, staffId);
  await seedSupportTickets(context, { admin: organizations[0]!.admin, professionalId: people[0]!, staffId });
  const employers = new Map(seedOrganizations.map(({ key }, index) => [key, organizations[index]!.organizationId]));
  await doneInTurns(seedProfessionals, (person) =>
    hideFromEmployers(context, person, byKey.get(person.key)!, employers),
  );
  const applied = await doneInTurns(seedOrganizations, (organization, index) =>
    workAt(context, organization, organizations[index]!, byKey),
  );
  await doneInTurns(organizations, ({ admin }) => seedMessageTemplates(context, admin));
  const admins = new Map(seedOrganizations.map(({ key }, index) => [key, organizations[index]!.admin]));
  await doneInTurns(seedConversations, (conversation) =>
    seedConversation(
      context,
      conversation,
      admins.get(conversation.organization)!,
      byKey.get(conversation.professional)!,
    ),
  );
  const seeded = new Map(seedOrganizations.map(({ key }, index) => [key, organizations[index]!]));
  await seedOpenReports(context, { organizations: seeded, people: byKey });
  await doneInTurns(seedProfessionals, ({ key }) => seedPlan(context, key, { ownerId: byKey.get(key)!, staffId }));
  const applications = applied.flat();
  return {
    jobs: organizations.flatMap(({ ids }) => [...ids]).length,
    applications: applications.filter((it) => it !== 'none').length,
    added:
      organizations.flatMap(({ created }) => [...created]).length + applications.filter((it) => it === 'sent').length,
  };
};
