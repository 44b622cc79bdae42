import { profileRoutes } from '@shared/people/api/profiles.routes';
import type { MemberPrivacy, ProfilePrivacy } from '@shared/people/model/professional';
import { api } from '../client';
import type { Person } from '../people';

/** Of a professional; what isn't named gets its default. */
export const setPrivacy = (person: Person, privacy: Partial<ProfilePrivacy>) =>
  api(profileRoutes.saveProfilePrivacy, { body: privacy }, { token: person.token });

/** Of a team member. */
export const setMemberPrivacy = (person: Person, privacy: Partial<MemberPrivacy>) =>
  api(profileRoutes.saveMemberPrivacy, { body: privacy }, { token: person.token });
