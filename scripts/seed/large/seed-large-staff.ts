import { acceptInvitation } from '@lambdas/organizations/organizations/accept-invitation';
import { invitationToken } from '@lambdas/store/organizations/organizations/invitation-token';
import { inviteOwnStaff } from '@lambdas/work/shifts/own-staff/invite-own-staff';
import { listOwnStaff } from '@lambdas/work/shifts/own-staff/list-own-staff';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import type { LocationUnit } from '@shared/work/model/location';
import { doneInTurns } from '../all-done';
import type { SeedProfessional } from '../data/professionals/seed-professional';
import { demoEmail } from '../demo-accounts';
import { seedClock } from '../seed-clock';
import { ensureAccount, liveIn, type SeedContext } from '../seed-people';
import { enterProfile } from '../seed-professionals';
import { memberCaller, type Member } from '../seed-services';
import { decideFor } from '../seed-verifications';
import type { LargeStaffer } from './large-plan';

type World = { admin: Member; staffId: string; units: ReadonlyMap<string, LocationUnit> };

/** Days ago: the table deletes invitations once they have expired. */
const ages = { invited: 6.5, accepted: 6 };

const nameOf = ({ firstName, lastName }: SeedProfessional): string => `${firstName} ${lastName}`;

/** Registers someone with a profile whose license was reviewed. */
export const seedLargePerson = async (
  context: SeedContext,
  person: SeedProfessional,
  staffId: string,
): Promise<string> => {
  const { userId } = await ensureAccount(context, person, async () => ({ userType: 'doctor' }));
  await liveIn(context, userId, person.location);
  await enterProfile(context, person, userId);
  await decideFor(context, person, staffId, userId);
  context.step();
  return userId;
};

const inviteAll = async (
  { services, now, deployed }: SeedContext,
  { admin, units }: World,
  staff: readonly LargeStaffer[],
): Promise<void> => {
  const caller = memberCaller(admin, 'makeOffers');
  for (let from = 0; from < staff.length; from += ownStaffLimits.invitesAtOnce) {
    const people = staff.slice(from, from + ownStaffLimits.invitesAtOnce).map(({ person, unit }) => ({
      name: nameOf(person),
      email: demoEmail(person, deployed),
      profession: unit.profession,
      unitIds: [units.get(unit.name)!.unitId],
    }));
    const deps = { ...services.ownStaff, clock: seedClock(now, `own-staff/${people[0]!.name}`, ages.invited) };
    const { problems } = await inviteOwnStaff(deps, { caller, list: { people }, dryRun: false });
    if (problems.length > 0) throw new Error(`Own staff can't be invited: ${JSON.stringify(problems)}.`);
  }
};

const acceptAll = async (
  { services, now }: SeedContext,
  { admin }: World,
  accounts: ReadonlyMap<string, { userId: string; key: string }>,
): Promise<void> => {
  const { organizations, ownStaff } = services;
  const waiting = await ownStaff.invitations.listStaff(admin.organizationId);
  await doneInTurns(waiting, async ({ invitationId, email }) => {
    const account = accounts.get(email);
    if (!account) return;
    const clock = seedClock(now, `own-staff/${account.key}/accepted`, ages.accepted);
    const token = await invitationToken(ownStaff.hash, invitationId);
    await acceptInvitation({ ...organizations, clock }, { userId: account.userId, token });
  });
};

/** Adds own staff, who join at once. Returns their user IDs by key. */
export const seedLargeStaff = async (
  context: SeedContext,
  world: World,
  staff: readonly LargeStaffer[],
): Promise<Map<string, string>> => {
  const { services, deployed } = context;
  const ids = await doneInTurns(staff, ({ person }) => seedLargePerson(context, person, world.staffId));
  const caller = memberCaller(world.admin, 'readCoverage');
  const { people, invitations } = await listOwnStaff(services.ownStaff, caller);
  const known = new Set([...people, ...invitations].map(({ name }) => name));
  await inviteAll(
    context,
    world,
    staff.filter(({ person }) => !known.has(nameOf(person))),
  );
  const accounts = staff.map(({ person }, index) => {
    const account = { userId: ids[index]!, key: person.key };
    return [demoEmail(person, deployed), account] as const;
  });
  await acceptAll(context, world, new Map(accounts));
  return new Map(staff.map(({ person }, index) => [person.key, ids[index]!]));
};
