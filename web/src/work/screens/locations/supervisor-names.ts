import type { TeamMember } from '@shared/organizations/model/organization';
import { knownName } from '@/lib/i18n/former-member';

/** Names of team members; former members have none here. */
export const namesIn = (members: readonly TeamMember[]) => {
  const names = new Map(
    members.map(({ user_id, profile }) => [user_id, `${profile.first_name} ${profile.last_name}`] as const),
  );
  return (userId: string): string => knownName(names.get(userId) ?? '');
};
