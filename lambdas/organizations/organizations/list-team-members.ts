import type { TeamMember } from '@shared/organizations/model/organization';
import { teamMembers } from '../../store/organizations/organizations/member-names';
import type { Deps } from './ports';

export const listTeamMembers = async (
  deps: Pick<Deps, 'people' | 'clock'>,
  organizationId: string,
): Promise<TeamMember[]> => {
  const memberships = await deps.people.memberships(organizationId);
  const people = await deps.people.find(memberships.map(({ userId }) => userId));
  return teamMembers(memberships, people, deps.clock.now());
};
