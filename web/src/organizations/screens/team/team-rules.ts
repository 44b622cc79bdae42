import type { TeamMember } from '@shared/organizations/model/organization';

export const nameOf = ({ profile }: Pick<TeamMember, 'profile'>): string =>
  `${profile.first_name} ${profile.last_name}`.trim() || profile.email;

export const isLastAdmin = (members: readonly TeamMember[], userId: string | undefined): boolean => {
  const admins = members.filter(({ role }) => role === 'admin');
  return admins.length === 1 && admins[0]!.user_id === userId;
};
