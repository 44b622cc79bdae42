import { blockOrganization, saveProfilePrivacy } from '@lambdas/people/profiles/profile-privacy';
import { submitMyProfile } from '@lambdas/people/profiles/save-my-profile';
import { ProfilePrivacy } from '@shared/people/model/professional';
import { draftOf, type SeedProfessional } from './data/professionals/seed-professional';
import { dayFrom, seedClock } from './seed-clock';
import { seedCalendar, seedChecklist, seedPortfolio } from './seed-extras';
import { showPhoto } from './images/seed-photos';
import { accountAge, ensureAccount, liveIn, type SeedContext } from './seed-people';

export const seedProfessional = async (context: SeedContext, person: SeedProfessional): Promise<string> => {
  const { userId } = await ensureAccount(context, person, async () => ({ userType: 'doctor' }));
  await liveIn(context, userId, person.location);
  await enterProfile(context, person, userId);
  await showPhoto(context.services, person.key, { userId, hasProfile: true });
  await seedPortfolio(context, person, userId);
  await seedChecklist(context, person, userId);
  await seedCalendar(context, person, userId);
  context.step();
  return userId;
};

/** Settings of everyone in the demo, so matches show miles and views count. */
const sharing = { locationSharing: true, activityTracking: true };

export const enterProfile = async (
  { services: { profiles }, now }: SeedContext,
  person: SeedProfessional,
  userId: string,
): Promise<void> => {
  if ((await profiles.profiles.get(userId)).version > 0) return;
  const clock = seedClock(now, person.key, person.handedIn ?? accountAge - person.experience);
  const deps = { ...profiles, clock };
  const profile = draftOf(person, clock.newId, (days) => dayFrom(now, days));
  // First, because it doesn't change the version: an interrupted run starts again.
  await saveProfilePrivacy(deps, { userId, ...ProfilePrivacy.parse({ ...sharing, ...person.privacy }) });
  await submitMyProfile(deps, { userId, profile, version: 0 });
};

export const hideFromEmployers = async (
  { services: { profiles } }: SeedContext,
  { blocked = [] }: SeedProfessional,
  userId: string,
  employers: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const key of blocked) await blockOrganization(profiles, { userId, organizationId: employers.get(key)! });
};
