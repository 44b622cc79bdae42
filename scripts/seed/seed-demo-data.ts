import { seedApplications } from './data/applications';
import { seedConversations } from './data/conversations';
import { seedJobsOf } from './data/jobs';
import { seedOrganizations } from './data/organizations';
import type { SeedOrganization } from './data/seed-organization';
import { seedPool } from './data/pool';
import { seedProfessionals } from './data/professionals';
import { seedApplication } from './seed-applications';
import { seedExclusions } from './seed-exclusions';
import { seedLocations } from './seed-locations';
import { seedMessageTemplates } from './seed-hiring-tools';
import { seedJobs, settleJobs, type SeededJobs } from './seed-jobs';
import { seedConversation } from './seed-messages';
import { seedOrganizationVerifications } from './seed-organization-verifications';
import { seedOpenReports } from './seed-reports';
import { seedFounder, seedOrganization, type Founder, type SeedContext } from './seed-people';
import { seedPlan } from './seed-plans';
import { hideFromEmployers, seedProfessional } from './seed-professionals';
import { openServices } from './seed-services';
import { seedShiftWork } from './seed-shift-work';
import { seedSupportTickets } from './seed-tickets';
import { seedDecisions, seedSupport } from './seed-verifications';

export type SeedOptions = {
  /** Deployed on AWS: email goes to the simulator. */
  deployed?: boolean;
  now?: Date;
};
export type SeedResult = { jobs: number; applications: number };

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
): Promise<number> => {
  let sent = 0;
  for (const application of seedApplications.filter(({ organization: its }) => its === organization.key)) {
    const professionalId = people.get(application.professional)!;
    if (await seedApplication(context, application, seeded, professionalId)) sent += 1;
  }
  await settleJobs(context, seedJobsOf(organization), seeded);
  return sent;
};

/** Shifts are worked by other people than those who apply, so both go on at the same time. */
const workAt = async (
  context: SeedContext,
  organization: SeedOrganization,
  seeded: SeededJobs,
  people: ReadonlyMap<string, string>,
): Promise<number> => {
  const hasShifts = organization.key === seedPool.organization;
  const [sent] = await Promise.all([
    applyTo(context, organization, seeded, people),
    hasShifts && seedShiftWork(context, { seeded, people }),
  ]);
  return sent;
};

/** The local payment provider shares this process with drawings, which take seconds. */
const oneByOne = async <T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  for (const item of items) results.push(await run(item));
  return results;
};

/** Fills a stage through the functions' own use cases, with their environment. Idempotent. */
export const seedDemoData = async ({ deployed = false, now = new Date() }: SeedOptions = {}): Promise<SeedResult> => {
  const context: SeedContext = { services: await openServices({ deployed }), now, deployed };
  if (!deployed) await seedExclusions(now);
  const staffId = await seedSupport(context);
  const founders = await oneByOne(seedOrganizations, (organization) => seedFounder(context, organization, staffId));
  const [organizations, people] = await Promise.all([
    Promise.all(seedOrganizations.map((organization, index) => withJobs(context, organization, founders[index]!))),
    Promise.all(seedProfessionals.map((person) => seedProfessional(context, person))),
  ]);
  const byKey = new Map(seedProfessionals.map(({ key }, index) => [key, people[index]!]));
  await seedDecisions(context, staffId, byKey);
  const organizationIds = organizations.map(({ organizationId }) => organizationId);
  await seedOrganizationVerifications(context, organizationIds, staffId);
  await seedSupportTickets(context, { admin: organizations[0]!.admin, professionalId: people[0]!, staffId });
  const employers = new Map(seedOrganizations.map(({ key }, index) => [key, organizations[index]!.organizationId]));
  await Promise.all(
    seedProfessionals.map((person) => hideFromEmployers(context, person, byKey.get(person.key)!, employers)),
  );
  const applications = await Promise.all(
    seedOrganizations.map((organization, index) => workAt(context, organization, organizations[index]!, byKey)),
  );
  await Promise.all(organizations.map(({ admin }) => seedMessageTemplates(context, admin)));
  const admins = new Map(seedOrganizations.map(({ key }, index) => [key, organizations[index]!.admin]));
  await Promise.all(
    seedConversations.map((conversation) =>
      seedConversation(
        context,
        conversation,
        admins.get(conversation.organization)!,
        byKey.get(conversation.professional)!,
      ),
    ),
  );
  const seeded = new Map(seedOrganizations.map(({ key }, index) => [key, organizations[index]!]));
  await seedOpenReports(context, { organizations: seeded, people: byKey });
  await oneByOne(seedProfessionals, ({ key }) => seedPlan(context, key, { ownerId: byKey.get(key)!, staffId }));
  return {
    jobs: organizations.reduce((sum, { created }) => sum + created.size, 0),
    applications: applications.reduce((sum, sent) => sum + sent, 0),
  };
};
