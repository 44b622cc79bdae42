import { addDays } from '@shared/core/rules/calendar-days';
import { ladderOf } from '@shared/work/rules/filling/audience';
import { rowsOf, type BoardRow } from '@shared/work/rules/filling/board-cell';
import type { BoardDay, BoardPerson, BoardShift } from '@shared/work/model/shifts/board';
import type { Booking } from '@shared/work/model/booking';
import type { ReliabilityRecord } from '@shared/work/model/reliability';
import type { Shift, StepOpening } from '@shared/work/model/shifts/shift';
import type { ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import type { ShiftOutlook } from '@shared/work/model/shifts/shift-outlook';
import { personName } from '../../store/organizations/organizations/member-names';
import { utcDay } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { WholeShift } from '../../store/work/shifts/ports';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { outlookOf } from './filling/outlook';
import { recordOf } from '../../store/work/reliability/record-of';
import { audienceOf } from './filling/audience';
import type { Deps } from './ports';
import { authorizeLocation, authorizeShift } from './authorize-shift';
import { fillingOf } from './filling/shift-filling';

/** Copies fields by name, because spreading the object took as long as decoding it. */
const shownRow = (row: BoardRow): BoardShift => ({
  id: row.id,
  start: row.start,
  minutes: row.minutes,
  profession: row.profession,
  headcount: row.headcount,
  confirmed: row.confirmed,
  requested: row.requested,
  flags: [...row.flags],
  costCents: row.costCents,
  people: Object.entries(row.people).map(([userId, presence]) => ({ userId, presence })),
});

type BoardQuery = { caller: AuthorizedCaller; locationId: string; from: string; days: number };

const peopleOf = async ({ people }: Deps, days: readonly BoardDay[]): Promise<BoardPerson[]> => {
  const shifts = days.flatMap((day) => day.shifts);
  const userIds = [...new Set(shifts.flatMap((shift) => shift.people.map(({ userId }) => userId)))];
  const found = await people.find(userIds);
  return userIds
    .filter((userId) => found.has(userId))
    .map((userId) => {
      const { first_name, last_name } = personName(found, userId);
      return { userId, name: `${first_name} ${last_name}`.trim() };
    });
};

/** Reads the board with a query for each week of the days, and its people in batches of 100. */
export const getBoard = async (
  deps: Deps,
  { caller, locationId, from, days }: BoardQuery,
): Promise<{ days: BoardDay[]; people: BoardPerson[] }> => {
  const [{ units }, cells] = await Promise.all([
    authorizeLocation(deps, caller, locationId),
    deps.board.cells(locationId, { from, until: addDays(from, days - 1) }),
  ]);
  const reached = new Set(units.map(({ unitId }) => unitId));
  const shown = cells.filter(({ unitId }) => caller.scope === 'organization' || reached.has(unitId));
  const boardDays = shown.map(({ unitId, day, rows }) => ({ unitId, day, shifts: rowsOf(rows).map(shownRow) }));
  return { days: boardDays, people: await peopleOf(deps, boardDays) };
};

/** `records`: reliability of people with a request. */
export type ShiftWithBookings = {
  shift: Shift;
  bookings: Booking[];
  favorites: string[];
  filling: ShiftFilling | null;
  outlook: ShiftOutlook | null;
  ladder: StepOpening[];
  records: (ReliabilityRecord & { userId: string })[];
};

const recordsOf = async (
  { ledgers, clock }: Deps,
  bookings: readonly Booking[],
): Promise<ShiftWithBookings['records']> => {
  const asking = bookings.filter(({ status }) => status === 'requested').map(({ professional }) => professional.userId);
  const found = asking.length > 0 ? await ledgers.summaries(asking) : [];
  return asking.map((userId, index) => ({ userId, ...recordOf(found[index] ?? null, utcDay(clock.now())) }));
};

type OfUnit = Pick<ShiftWithBookings, 'favorites' | 'ladder' | 'outlook'>;

/** Returns data of the shift's unit; without the unit, no one sees the shift. */
const unitsView = async (deps: Deps, shift: ShiftItem, found: WholeShift | null): Promise<OfUnit> => {
  const place = await deps.locations.unit(shift);
  if (!place) return { favorites: [], ladder: [], outlook: null };
  const [audience, outlook] = await Promise.all([
    audienceOf(deps, place, { shifts: [shift], now: deps.clock.now() }),
    found && outlookOf(deps, found, place),
  ]);
  const isPublished = shift.status !== 'draft' && shift.status !== 'canceled';
  return { favorites: [...audience.favorites], ladder: isPublished ? ladderOf(shift, audience) : [], outlook };
};

/** Reads a shift with its bookings, the longest-waiting request first. */
export const readShiftFor = async (
  deps: Deps,
  { caller, shiftId }: { caller: AuthorizedCaller; shiftId: string },
): Promise<ShiftWithBookings> => {
  const found = await deps.fills.whole(shiftId);
  const shift = await authorizeShift(deps, caller, found?.shift);
  const bookings = (found?.bookings ?? []).toSorted((a, b) => a.bookedAt.localeCompare(b.bookedAt));
  const [records, filling, ofUnit] = await Promise.all([
    recordsOf(deps, bookings),
    found && fillingOf(deps, found),
    unitsView(deps, shift, found),
  ]);
  return { shift, bookings, records, filling, ...ofUnit };
};
