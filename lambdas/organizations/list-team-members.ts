import type { TeamMember } from '@shared/model/organization';
import { teamMembers } from '../runtime/people-repository';
import type { Deps } from './ports';

/** The team with names: one list and one batch read, bounded by the team's size. */
export const listTeamMembers = async (deps: Pick<Deps, 'people'>, organizationId: string): Promise<TeamMember[]> => {
  const memberships = await deps.people.memberships(organizationId);
  return teamMembers(memberships, await deps.people.find(memberships.map(({ userId }) => userId)));
};
