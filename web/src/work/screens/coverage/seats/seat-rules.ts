import type { Availability } from '@shared/work/rules/shifts/availability';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { AssignRefusal } from '@shared/work/model/own-staff';
import { isDraft, linesOf, type Line, type PlannedShift } from '../board/board-model';

/** A person picked up in a shift's panel: own staff can take any shift, a requester only the requested one. */
export type Seated = Availability & {
  kind: 'own' | 'request';
  userId: string;
  name: string;
  /** The panel's shift. */
  from: { shiftId: string; unitId: string; day: string };
  profession: Profession | null;
  /** Called once they're booked. */
  onDone?: () => void;
};

/** Without a line, anywhere in the cell. */
export type SeatPlace = { cell: string; line: string | null };

export type SeatRefusal = AssignRefusal | 'empty' | 'other_shift';

/** `choice`: several shifts have a free slot, and the planner is asked which one. */
export type Landing =
  | { kind: 'refused'; why: SeatRefusal }
  | { kind: 'shift'; shift: PlannedShift }
  | { kind: 'choice'; shifts: readonly PlannedShift[] };

/** A day's bars are lines with one shift each. */
export const lineName = ({ key, shifts }: Pick<Line, 'key' | 'shifts'>): string =>
  shifts.length === 1 ? shifts[0]!.id : key;

const shiftsAt = ({ cell, line }: SeatPlace, cells: ReadonlyMap<string, PlannedShift[]>): readonly PlannedShift[] => {
  const all = cells.get(cell) ?? [];
  if (line === null) return all;
  const own = all.filter(({ id }) => id === line);
  return own.length > 0 ? own : (linesOf(all).find((it) => lineName(it) === line)?.shifts ?? all);
};

const whyNone = (shifts: readonly PlannedShift[]): SeatRefusal => {
  if (shifts.length === 0) return 'empty';
  if (shifts.some(({ state }) => state === 'covered')) return 'filled';
  return shifts.some(isDraft) ? 'not_open' : 'started';
};

const among = (shifts: readonly PlannedShift[], free: readonly PlannedShift[]): Landing => {
  if (free.length > 1) return { kind: 'choice', shifts: free };
  return free[0] ? { kind: 'shift', shift: free[0] } : { kind: 'refused', why: whyNone(shifts) };
};

/** The effect of a drop, as far as the board knows: the server knows more about the person. */
export const landingOf = (
  { kind, from, profession }: Pick<Seated, 'kind' | 'from' | 'profession'>,
  place: SeatPlace,
  cells: ReadonlyMap<string, PlannedShift[]>,
): Landing => {
  const shifts = shiftsAt(place, cells);
  if (kind === 'request') {
    const asked = shifts.filter(({ id }) => id === from.shiftId);
    if (asked.length === 0) return { kind: 'refused', why: 'other_shift' };
    return among(
      asked,
      asked.filter(({ free }) => free > 0),
    );
  }
  const free = shifts.filter((shift) => shift.free > 0);
  const fitting = free.filter((shift) => shift.profession === profession);
  return among(shifts, fitting.length > 0 ? fitting : free);
};
