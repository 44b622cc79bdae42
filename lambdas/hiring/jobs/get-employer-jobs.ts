import type { jobRoutes } from '@shared/hiring/api/jobs.routes';
import type { RouteResult } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import { canManageTeam } from '@shared/accounts/model/account';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { managedJobs } from '../../store/hiring/jobs/managed-jobs';
import { teamMembers } from '../../store/organizations/organizations/member-names';
import type { Deps } from './ports';
import { performanceRow, recruitmentFigures } from './recruitment-figures';

type Dashboard = RouteResult<typeof jobRoutes.getEmployerJobs>;

export const getEmployerJobs = async (deps: Deps, caller: AuthorizedCaller): Promise<Dashboard> => {
  const organizationId = organizationOf(caller);
  const seesAll = caller.scope === 'organization';
  const [newest, memberships, company, mine, all] = await Promise.all([
    seesAll
      ? deps.postings.listOfOrganization(organizationId)
      : deps.postings.listOfMember({ userId: caller.userId, organizationId }),
    deps.people.memberships(organizationId),
    deps.organizations.get(organizationId),
    deps.counters.of(organizationId, caller.userId),
    seesAll ? deps.counters.of(organizationId, null) : null,
  ]);
  if (!company) throw new AppError('NOT_FOUND');
  const [jobs, people] = await Promise.all([
    managedJobs(deps, newest.items),
    deps.people.find(memberships.map(({ userId }) => userId)),
  ]);
  const { activeJobs, draftJobs, closedJobs, totalJobs, totalApplications, activeApplications, hires } = all ?? mine;
  const role = caller.membership?.role ?? 'member';
  return {
    jobs,
    teamMembers: teamMembers(memberships, people, deps.clock.now()),
    employerProfile: {
      user_id: caller.userId,
      organization: company.company_name,
      role,
      can_manage_team: canManageTeam(role),
      company,
    },
    totals: {
      activeJobs,
      draftJobs,
      closedJobs,
      totalJobs,
      totalApplications,
      activeApplications,
      hires,
      postedByMe: mine.postedJobs,
    },
    figures: recruitmentFigures(all ?? mine, company),
    contribution: performanceRow(mine),
  };
};
