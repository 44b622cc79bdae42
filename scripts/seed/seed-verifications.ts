import { decideVerification } from '@lambdas/people/credentials/review-credentials';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { openTable } from '@lambdas/platform/table/table';
import { scopeOf, userGroups } from '@shared/organizations/rules/permissions';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { makeDemoStaff } from '../lib/demo-staff';
import { allDone, doneInTurns } from './all-done';
import { seedProfessionals } from './data/professionals/professionals';
import type { SeedProfessional } from './data/professionals/seed-professional';
import { decidedEarly, openQuestions, seedStaff, type SeedStaff } from './data/support';
import { seedClock } from './seed-clock';
import { accountAge, ensureAccount, liveIn, type SeedContext } from './seed-people';

const seedStaffMember = async (context: SeedContext, { roles, ...person }: SeedStaff): Promise<string> => {
  const { userId } = await ensureAccount(context, person, async () => ({ userType: 'doctor' }));
  await liveIn(context, userId, '');
  await makeDemoStaff(openTable(), userId, roles);
  await context.services.accounts.identity.confirm(userId, userGroups.support);
  return userId;
};

/** Creates the staff, and returns the one who made earlier decisions. */
export const seedSupport = async (context: SeedContext): Promise<string> => {
  const [reviewer = ''] = await allDone(seedStaff.map((person) => seedStaffMember(context, person)));
  return reviewer;
};

const reviewer = (userId: string): AuthorizedCaller => ({
  userId,
  role: 'support',
  scope: scopeOf('reviewCredentials', 'support'),
  membership: null,
});

/** Decides older submissions; recent ones stay in the queue. */
export const seedDecisions = async (
  context: SeedContext,
  reviewerId: string,
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  await doneInTurns(seedProfessionals, (person) => decideFor(context, person, reviewerId, people.get(person.key)!));
};

export const decideFor = async (
  { services: { credentials, profiles }, now }: SeedContext,
  { key, experience, handedIn }: Pick<SeedProfessional, 'key' | 'experience' | 'handedIn'>,
  reviewerId: string,
  userId: string,
): Promise<void> => {
  const caller = reviewer(reviewerId);
  const clock = seedClock(now, `${key}/review`, handedIn ? handedIn / 2 : accountAge - experience - 1);
  const { licenses } = await profiles.profiles.get(userId);
  for (const { credentialId, status, version } of await credentials.verifications.list(userId)) {
    if (credentialId === npiItem || status !== 'pending' || version > 1) continue;
    const number = licenses.find(({ id }) => id === credentialId)?.number ?? '';
    if (handedIn && !decidedEarly.includes(number)) continue;
    const note = openQuestions[key]?.[number];
    const decision = note
      ? ({ decision: 'needs_info', note, version } as const)
      : ({ decision: 'verify', version } as const);
    await decideVerification({ ...credentials, clock }, { caller, userId, credentialId, decision });
  }
};
