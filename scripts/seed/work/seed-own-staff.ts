import { acceptInvitation } from '@lambdas/organizations/organizations/accept-invitation';
import { inviteOwnStaff } from '@lambdas/work/shifts/own-staff/invite-own-staff';
import { listOwnStaff } from '@lambdas/work/shifts/own-staff/list-own-staff';
import { invitationToken } from '@lambdas/store/organizations/organizations/invitation-token';
import type { OwnStaffList } from '@shared/work/model/own-staff';
import { demoEmail } from '../demo-accounts';
import { seedOwnStaff as wanted, type SeedStaffer } from '../data/work/own-staff';
import { seedProfessionals } from '../data/professionals/professionals';
import { seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { memberCaller, type Member } from '../seed-services';

type World = { admin: Member; people: ReadonlyMap<string, string> };

/** Days ago. */
const ages = { invited: 36, accepted: 35, waiting: 2 };

const nameOf = ({ professional }: SeedStaffer): string => {
  const { firstName, lastName } = seedProfessionals.find(({ key }) => key === professional)!;
  return `${firstName} ${lastName}`;
};

const emailOf = ({ professional }: SeedStaffer, { deployed }: SeedContext): string =>
  demoEmail({ key: professional }, deployed);

const csvOf = (
  lines: readonly (readonly [name: string, email: string, profession: string, units: readonly string[]])[],
) =>
  [
    'name,email,profession,units',
    ...lines.map(([name, email, profession, units]) => [name, email, profession, units.join('; ')].join(',')),
  ].join('\n');

const invite = async (
  { services, now }: SeedContext,
  { admin, name, daysAgo, list }: { admin: Member; name: string; daysAgo: number; list: OwnStaffList },
): Promise<void> => {
  const deps = { ...services.ownStaff, clock: seedClock(now, `own-staff/${name}`, daysAgo) };
  const caller = memberCaller(admin, 'makeOffers');
  const { problems } = await inviteOwnStaff(deps, { caller, list, dryRun: false });
  if (problems.length > 0) throw new Error(`Own staff can't be invited: ${JSON.stringify(problems)}.`);
};

const accept = async (context: SeedContext, staffer: SeedStaffer, { admin, people }: World): Promise<void> => {
  const { services, now } = context;
  const { organizations, ownStaff } = services;
  const email = emailOf(staffer, context);
  const sent = (await ownStaff.invitations.listStaff(admin.organizationId)).find((it) => it.email === email);
  if (!sent || sent.acceptedAt !== null) return;
  const clock = seedClock(now, `own-staff/${staffer.professional}/accepted`, ages.accepted);
  const token = await invitationToken(ownStaff.hash, sent.invitationId);
  await acceptInvitation({ ...organizations, clock }, { userId: people.get(staffer.professional)!, token });
};

/** Invites missing people, individually and from a file. */
export const seedOwnStaff = async (context: SeedContext, world: World): Promise<void> => {
  const { admin } = world;
  const { people, invitations } = await listOwnStaff(context.services.ownStaff, memberCaller(admin, 'readCoverage'));
  const known = [...people.filter(({ hired }) => !hired), ...invitations].map(({ name }) => name);
  const isNew = (name: string): boolean => !known.includes(name);
  const locations = await context.services.ownStaff.locations.list(admin.organizationId);
  const units = locations.flatMap((location) => location.units);
  const invited = wanted.invited
    .filter((it) => isNew(nameOf(it)))
    .map((staffer) => ({
      name: nameOf(staffer),
      email: emailOf(staffer, context),
      profession: 'rn' as const,
      unitIds: units.filter(({ name }) => staffer.units.includes(name)).map(({ unitId }) => unitId),
    }));
  if (invited.length > 0)
    await invite(context, { admin, name: 'invited', daysAgo: ages.invited, list: { people: invited } });
  const listed = wanted.listed
    .filter((it) => isNew(nameOf(it)))
    .map((it) => [nameOf(it), emailOf(it, context), 'RN', it.units] as const);
  if (listed.length > 0)
    await invite(context, { admin, name: 'listed', daysAgo: ages.invited, list: { csv: csvOf(listed) } });
  for (const staffer of [...wanted.invited, ...wanted.listed]) await accept(context, staffer, world);
  // Links expire, so these invitations are recent.
  const waiting = wanted.waiting
    .filter(({ name }) => isNew(name))
    .map(({ name, email, profession, units: of }) => [name, email, profession, of] as const);
  if (waiting.length > 0)
    await invite(context, { admin, name: 'waiting', daysAgo: ages.waiting, list: { csv: csvOf(waiting) } });
};
