import { profileRoutes } from '@shared/people/api/profiles.routes';
import type { MemberPrivacy, ProfilePrivacy } from '@shared/people/model/professional';
import { api } from '../client';
import type { Person } from '../people';

/** Saves a professional's privacy; omitted settings get their defaults. */
export const setPrivacy = (person: Person, privacy: Partial<ProfilePrivacy>) =>
  api(profileRoutes.saveProfilePrivacy, { body: privacy }, { token: person.token });

/** Saves a team member's privacy. */
export const setMemberPrivacy = (person: Person, privacy: Partial<MemberPrivacy>) =>
  api(profileRoutes.saveMemberPrivacy, { body: privacy }, { token: person.token });
