import type { Timesheet } from '@shared/work/model/placement';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { timesheetView, type TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';
import type { TimesheetStatus } from '../../store/work/timesheets/ports';
import { isShownTo, loadAuthorizedPlacement, loadAuthorizedWeek, type Week } from './load-authorized-timesheet';

type ListDeps = Pick<Deps, 'timesheets'>;

export const getTimesheet = async (deps: ListDeps, week: Week): Promise<Timesheet> =>
  timesheetView((await loadAuthorizedWeek(deps, week)).sheet);

type PlacementQuery = { caller: AuthorizedCaller; placementId: string; cursor?: string | undefined };

export const listPlacementTimesheets = async (
  deps: ListDeps,
  { caller, placementId, cursor }: PlacementQuery,
): Promise<Page<Timesheet>> => {
  await loadAuthorizedPlacement(deps, caller, placementId);
  const page = await deps.timesheets.listOfPlacement(placementId, cursor);
  return { ...page, items: page.items.filter((sheet) => isShownTo(caller, sheet)).map(timesheetView) };
};

type StatusQuery = { caller: AuthorizedCaller; status: TimesheetStatus; cursor?: string | undefined };

export const listTimesheets = async (deps: ListDeps, query: StatusQuery): Promise<Page<Timesheet>> => {
  const page = await storedPage(deps, query);
  return { ...page, items: page.items.map(timesheetView) };
};

const storedPage = async (
  { timesheets }: ListDeps,
  { caller, status, cursor }: StatusQuery,
): Promise<Page<TimesheetItem>> => {
  if (caller.scope === 'own') return timesheets.listOfProfessional(caller.userId, status, cursor);
  if (status === 'draft') return { items: [], nextCursor: null };
  const organizationId = organizationOf(caller);
  return caller.scope === 'organization'
    ? timesheets.listOfOrganization(organizationId, status, cursor)
    : timesheets.listOfMember({ userId: caller.userId, organizationId }, status, cursor);
};
