import { limits } from '@shared/limits';
import type { EmployerAnalytics } from '@shared/hiring/model/employer-analytics';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { addSeconds, utcDay } from '../../platform/clock';
import { personName } from '../../store/organizations/organizations/member-names';
import { mondayOf, type Totals, type WeekTotals } from '../../store/hiring/jobs/job-counters';
import type { Deps } from './ports';
import { performanceRow, recruitmentFigures } from './recruitment-figures';

const daySeconds = 24 * 3600;
const noWeek: WeekTotals = { published: 0, applications: 0, hires: 0 };

const mondaysUntil = (now: Date): string[] => {
  const monday = new Date(mondayOf(now));
  return Array.from({ length: limits.trendWeeks }, (_, index) =>
    utcDay(addSeconds(monday, -7 * daySeconds * (limits.trendWeeks - 1 - index))),
  );
};

type Row = { totals: Totals };

const ranked = <T extends Row>(rows: readonly T[], most: number): T[] =>
  rows
    .filter(({ totals }) => totals.totalJobs > 0)
    .sort((a, b) => b.totals.totalApplications - a.totals.totalApplications || b.totals.totalJobs - a.totals.totalJobs)
    .slice(0, most);

export const getEmployerAnalytics = async (deps: Deps, caller: AuthorizedCaller): Promise<EmployerAnalytics> => {
  const organizationId = organizationOf(caller);
  const mondays = mondaysUntil(deps.clock.now());
  const [counters, weeks, company] = await Promise.all([
    deps.counters.everything(organizationId),
    deps.counters.weeks(organizationId, mondays[0]!),
    deps.organizations.get(organizationId),
  ]);
  const members = ranked(counters.members, limits.teamSize);
  const people = await deps.people.find(members.map(({ userId }) => userId));
  return {
    figures: recruitmentFigures(counters.all, company ?? undefined),
    team: members.map(({ userId, totals }) => ({
      user_id: userId,
      ...personName(people, userId),
      ...performanceRow(totals),
      postedJobs: totals.postedJobs,
    })),
    bySpecialty: ranked(counters.specialties, counters.specialties.length).map(({ specialty, totals }) => ({
      specialty,
      ...performanceRow(totals),
    })),
    byProject: ranked(counters.projects, limits.projectsPerOrganization).map(({ project, totals }) => ({
      project,
      ...performanceRow(totals),
    })),
    weeks: mondays.map((startsOn) => ({ startsOn, ...(weeks.get(startsOn) ?? noWeek) })),
  };
};
