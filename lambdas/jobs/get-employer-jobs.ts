import type { jobRoutes } from '@shared/api/jobs.routes';
import type { RouteResult } from '@shared/api/route';
import { AppError } from '@shared/errors';
import { canManageTeam } from '@shared/model/account';
import { organizationOf, type AuthorizedCaller } from '../runtime/caller';
import { teamMembers } from '../runtime/people-repository';
import { listManagedJobs } from './list-jobs';
import type { Deps } from './ports';

type Dashboard = RouteResult<typeof jobRoutes.getEmployerJobs>;

/** The dashboard in one request. Figures cover what the caller may see: the organisation, or a member's own postings. */
export const getEmployerJobs = async (deps: Deps, caller: AuthorizedCaller): Promise<Dashboard> => {
  const organizationId = organizationOf(caller);
  const [jobs, memberships, company, mine, all] = await Promise.all([
    listManagedJobs(deps, caller),
    deps.people.memberships(organizationId),
    deps.organizations.get(organizationId),
    deps.jobs.totals(organizationId, caller.userId),
    caller.scope === 'organization' ? deps.jobs.totals(organizationId, null) : null,
  ]);
  if (!company) throw new AppError('NOT_FOUND');
  const people = await deps.people.find(memberships.map(({ userId }) => userId));
  const { activeJobs, totalJobs, totalApplications } = all ?? mine;
  const role = caller.membership?.role ?? 'member';
  return {
    jobs: jobs.items,
    teamMembers: teamMembers(memberships, people, deps.clock.now()),
    employerProfile: {
      user_id: caller.userId,
      organization: company.company_name,
      role,
      can_manage_team: canManageTeam(role),
      company,
    },
    totals: { activeJobs, totalJobs, totalApplications, postedByMe: mine.postedJobs },
  };
};
