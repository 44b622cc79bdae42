import { scopeOf, type Action } from '@shared/organizations/rules/permissions';
import { limits } from '@shared/limits';
import type { EmployerQueue } from '@shared/hiring/model/work-queue';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Page } from '../../platform/table/page';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { funnelCount } from '../../store/hiring/applications/funnel-counters';
import { itemsToday } from '../../store/people/compliance/current-file';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import { takingPart } from '../../store/hiring/interviews/interview-item';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import {
  canWait,
  closingJobs,
  expiringOffers,
  filesToRead,
  interviewRows,
  lapsing,
  newApplicants,
  otherTimes,
  runsOn,
  submittedWeeks,
} from './employer-rows';
import { missedAnswers } from './answer-rows';
import { approvalRows, coverageCounts, coverageOf, lateRows, namedLate, openRows } from './coverage-rows';
import type { EmployerQueueDeps } from './ports';
import { dayIn, sortedBy } from './queue-days';
import { interviewsOn, interviewView, unreadRow, type Known } from './queue-parts';

type Query = { caller: AuthorizedCaller; timeZone: string };

const nothing = { items: [], nextCursor: null };

type Member = { userId: string; organizationId: string };
type Lists<T> = { all: (organizationId: string) => Promise<Page<T>>; mine?: (member: Member) => Promise<Page<T>> };

/** Reads the list for the caller's role. */
const reader =
  (caller: AuthorizedCaller) =>
  <T>(action: Action, { all, mine }: Lists<T>): Promise<Page<T>> => {
    const scope = scopeOf(action, caller.role);
    const organizationId = organizationOf(caller);
    if (scope === 'organization') return all(organizationId);
    return scope === 'assigned' && mine ? mine({ userId: caller.userId, organizationId }) : Promise.resolve(nothing);
  };

const newCount = async (
  { funnels }: EmployerQueueDeps,
  caller: AuthorizedCaller,
  { items, nextCursor }: Page<ApplicationItem>,
): Promise<number> => {
  const found = items.filter(({ status }) => status === 'new').length;
  if (nextCursor === null || scopeOf('readApplications', caller.role) !== 'organization') return found;
  return Math.max(found, funnelCount(await funnels.of(organizationOf(caller)), 'current_new'));
};

const lists = (deps: EmployerQueueDeps, caller: AuthorizedCaller, now: string) => {
  const { applications, interviews, offers, timesheets, placements, postings } = deps;
  const when = { when: 'upcoming', now } as const;
  const read = reader(caller);
  return Promise.all([
    read<ApplicationItem>('readApplications', {
      all: (id) => applications.ofOrganization(id, undefined, limits.queue.applications),
      mine: (member) => applications.ofMember(member),
    }),
    read<InterviewItem>('interviews', {
      all: (id) => interviews.ofOrganization(id, when),
      mine: (member) => interviews.ofMember(member, when),
    }),
    read<OfferItem>('makeOffers', { all: (id) => offers.listOfOrganization(id) }),
    read<TimesheetItem>('signOffTimesheets', {
      all: (id) => timesheets.listOfOrganization(id, 'submitted'),
      mine: (member) => timesheets.listOfMember(member, 'submitted'),
    }),
    read<PlacementItem>('readCompliance', {
      all: (id) => placements.listOfOrganization(id),
      mine: (member) => placements.listOfMember(member),
    }),
    read('readTeamJobs', {
      all: (id) => postings.listOfOrganization(id),
      mine: (member) => postings.listOfMember(member),
    }),
  ]);
};

type Read = Awaited<ReturnType<typeof lists>>;

const peopleIn = ([applications, interviews, offers, sheets]: Read): string[] => [
  ...applications.items
    .filter(({ status }) => status === 'new')
    .slice(0, limits.queue.faces)
    .map(({ candidate }) => candidate.userId),
  ...interviews.items.map(({ professionalId }) => professionalId),
  ...offers.items.filter(({ status }) => status === 'open').map(({ professional }) => professional.userId),
  ...sheets.items.slice(-limits.queue.weeks).map(({ professional }) => professional.userId),
];

const lapsingOf = async (
  { files, wallets }: EmployerQueueDeps,
  known: Known,
  placements: readonly PlacementItem[],
  today: string,
) => {
  const running = new Map(placements.filter((it) => runsOn(it, today)).map((it) => [it.placementId, it]));
  if (running.size === 0) return [];
  const urgent = filesToRead(await files.ofPlacements([...running.keys()]), today);
  const rows = await Promise.all(
    urgent.map(async (file) => {
      const placement = running.get(file.placementId);
      return placement ? lapsing(known, placement, await itemsToday(wallets, file, today), today) : [];
    }),
  );
  return rows.flat();
};

export const getEmployerQueue = async (
  deps: EmployerQueueDeps,
  { caller, timeZone }: Query,
): Promise<EmployerQueue> => {
  const now = deps.clock.now().toISOString();
  const today = dayIn(now, timeZone);
  const organizationId = organizationOf(caller);
  const [read, unread, covered] = await Promise.all([
    lists(deps, caller, now),
    unreadRow(deps, { caller, organizationId }),
    coverageOf(deps, caller, now),
  ]);
  const late = namedLate(covered);
  const [applications, upcoming, offers, sheets, placements, jobs] = read;
  const [newApplications, missed, people, photos, organizations] = await Promise.all([
    newCount(deps, caller, applications),
    missedAnswers(deps, caller, now),
    deps.people.find([...upcoming.items.flatMap(takingPart), ...late]),
    deps.placements.photos([...peopleIn(read), ...late]),
    deps.organizations.names([organizationId]),
  ]);
  const known: Known = { people, photos, organizations };
  const interviews = interviewsOn(upcoming.items, today, timeZone).map((it) => interviewView(known, it, caller.userId));
  const weeks = submittedWeeks(known, sheets.items, sheets.nextCursor !== null);
  const rows = sortedBy(
    [
      ...interviewRows(interviews),
      ...missed,
      ...newApplicants(known, applications.items, newApplications),
      ...otherTimes(known, upcoming.items),
      ...expiringOffers(known, offers.items, today),
      ...weeks,
      ...openRows(covered),
      ...approvalRows(covered, now),
      ...(await lapsingOf(deps, known, placements.items, today)),
      ...closingJobs(jobs.items, today),
      ...unread,
    ],
    ({ due }) => due,
  );
  return {
    // Someone missing at work comes before everything that is late for longer.
    today: [...lateRows(known, covered), ...rows.filter((row) => !canWait(row, today))],
    later: rows.filter((row) => canWait(row, today)),
    interviews,
    counts: { newApplications, weeks: sheets.items.length, interviews: interviews.length },
    coverage: coverageCounts(covered),
  };
};
