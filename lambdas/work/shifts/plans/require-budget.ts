import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { totalsOf } from '@shared/work/rules/filling/board-cell';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import type { Deps } from '../ports';

/**
 * Requires a manager to exceed the unit's budget for the week. Two concurrent shifts may both pass,
 * because the budget is a plan, not a guarantee.
 */
export const requireBudget = async (
  { locations, board }: Pick<Deps, 'locations' | 'board'>,
  { scope }: AuthorizedCaller,
  shift: ShiftItem,
): Promise<void> => {
  if (scope === 'organization') return;
  const { weeklyBudgetCents } = (await locations.unit(shift))?.unit ?? { weeklyBudgetCents: null };
  if (weeklyBudgetCents === null) return;
  const monday = mondayOfDay(shift.day);
  const cells = await board.cells(shift.locationId, { from: monday, until: addDays(monday, 6) });
  const { costCents } = totalsOf(cells.filter(({ unitId }) => unitId === shift.unitId).map(({ rows }) => rows));
  const own = shift.expectedCents * shift.headcount;
  if (costCents + own > weeklyBudgetCents) throw new AppError('SHIFT_OVER_BUDGET');
};
