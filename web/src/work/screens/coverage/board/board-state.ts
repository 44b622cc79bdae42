import { isPlannedWeek } from '@shared/core/rules/calendar-days';
import { coverageView } from '@shared/paths';
import { boardViews, filters, type BoardView, type Filter } from './board-model';

/** The state in the address. Null: the first location, today, nothing. */
export type BoardState = {
  location: string | null;
  view: BoardView;
  day: string | null;
  show: Filter | null;
  /** The shift open over the board. */
  shift: string | null;
  /** The unit's day open over the board, as a `cellKey`. */
  cell: string | null;
};

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | null =>
  values.find((value) => value === text) ?? null;

export const stateOf = (search: URLSearchParams, day = search.get(coverageView.day)): BoardState => ({
  location: search.get(coverageView.location),
  view: oneOf(boardViews, search.get(coverageView.view)) ?? 'week',
  day: isPlannedWeek(day) ? day : null,
  show: oneOf(filters, search.get(coverageView.show)),
  shift: search.get(coverageView.shift),
  cell: search.get(coverageView.cell),
});

/** Keeps other parameters, omits defaults. */
export const withState = (search: URLSearchParams, changes: Partial<BoardState>): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [part, value] of Object.entries(changes)) {
    const parameter = coverageView[part as keyof BoardState];
    if (value === null || (part === 'view' && value === 'week')) next.delete(parameter);
    else next.set(parameter, value);
  }
  return next;
};

export const placeOfCell = (cell: string | null): { unitId: string; day: string } | null => {
  const [unitId, day] = cell?.split('.') ?? [];
  return unitId && day !== undefined && isPlannedWeek(day) ? { unitId, day } : null;
};
