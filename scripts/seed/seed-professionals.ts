import { blockOrganization, saveProfilePrivacy } from '@lambdas/profiles/profile-privacy';
import { saveProfileDraft, submitMyProfile } from '@lambdas/profiles/save-my-profile';
import { ProfilePrivacy } from '@shared/model/professional';
import { draftOf, type SeedProfessional } from './data/seed-professional';
import { dayFrom, seedClock } from './seed-clock';
import { seedCalendar, seedPortfolio } from './seed-extras';
import { accountAge, ensureAccount, type SeedContext } from './seed-people';

/** The professional with profile, portfolio and calendar; answers the user's id. */
export const seedProfessional = async (context: SeedContext, person: SeedProfessional): Promise<string> => {
  const { userId } = await ensureAccount(context, person, async () => ({ userType: 'doctor' }));
  await enterProfile(context, person, userId);
  await seedPortfolio(context, person, userId);
  await seedCalendar(context, person, userId);
  return userId;
};

/** Hands the profile in, or leaves it where its owner is in the wizard. */
const enterProfile = async (
  { services: { profiles }, now }: SeedContext,
  person: SeedProfessional,
  userId: string,
): Promise<void> => {
  if ((await profiles.profiles.get(userId)).version > 0) return;
  const clock = seedClock(now, person.key, person.handedIn ?? accountAge - person.experience);
  const deps = { ...profiles, clock };
  const profile = draftOf(person, clock.newId, (days) => dayFrom(now, days));
  // Before the profile: it makes no version, and a run that stops in between starts again.
  await saveProfilePrivacy(deps, { userId, privacy: ProfilePrivacy.parse(person.privacy ?? {}) });
  await (person.unfinished
    ? saveProfileDraft(deps, { userId, profile, step: person.unfinished, version: 0 })
    : submitMyProfile(deps, { userId, profile, version: 0 }));
};

/** Blocks the employers that this person named. */
export const hideFromEmployers = async (
  { services: { profiles } }: SeedContext,
  { blocked = [] }: SeedProfessional,
  userId: string,
  employers: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const key of blocked) await blockOrganization(profiles, { userId, organizationId: employers.get(key)! });
};
