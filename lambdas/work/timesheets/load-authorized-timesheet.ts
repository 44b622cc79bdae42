import { AppError } from '@shared/errors';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { addDays } from '@shared/core/rules/calendar-days';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { mayAccessPlacement, type PlacementItem } from '../../store/work/placements/placement-item';
import { emptyTimesheet, type TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import type { Deps } from './ports';

type Reaching = Pick<Deps, 'timesheets'>;
export type Week = { caller: AuthorizedCaller; placementId: string; weekStartsOn: string };

export const loadAuthorizedPlacement = async (
  { timesheets }: Reaching,
  caller: AuthorizedCaller,
  placementId: string,
): Promise<PlacementItem> => {
  const placement = await timesheets.placement(placementId);
  // Own staff have no timesheets.
  if (
    !placement ||
    isOnPayroll(placement) ||
    !(await mayAccessPlacement(caller, placement, timesheets.isResponsible))
  ) {
    throw new AppError('NOT_FOUND');
  }
  return placement;
};

/** Returns whether the sheet is visible; drafts only to the professional. */
export const isShownTo = ({ scope }: AuthorizedCaller, { status }: TimesheetItem): boolean =>
  scope === 'own' || status !== 'draft';

const isWeekOf = ({ terms, endOn }: PlacementItem, monday: string): boolean =>
  addDays(monday, 6) >= terms.startOn && (endOn === null || monday <= endOn);

export type AuthorizedWeek = { placement: PlacementItem; stored: TimesheetItem | null; sheet: TimesheetItem };

/** Loads the stored timesheet or an empty one. Weeks outside the placement answer as missing. */
export const loadAuthorizedWeek = async (
  deps: Reaching,
  { caller, placementId, weekStartsOn }: Week,
): Promise<AuthorizedWeek> => {
  const placement = await loadAuthorizedPlacement(deps, caller, placementId);
  const found = await deps.timesheets.get(placementId, weekStartsOn);
  const stored = found && isShownTo(caller, found) ? found : null;
  if (!stored && !isWeekOf(placement, weekStartsOn)) throw new AppError('NOT_FOUND');
  return { placement, stored, sheet: stored ?? emptyTimesheet(placement, weekStartsOn) };
};
