import { coveredSlots } from '@shared/work/rules/filling/filling';
import { mondayOfDay, mondaysFrom } from '@shared/core/rules/calendar-days';
import { encodeRow, type BoardCell, type BoardRow } from '@shared/work/rules/filling/board-cell';
import type { BoardFlag } from '@shared/work/model/shifts/shift-vocabulary';
import { minuteOfDay } from '@shared/work/rules/shifts/shift-times';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { PutCommand } from '../../../platform/table/commands';
import { atMost, buildCondition, itemAbsent } from '../../../platform/table/conditions';
import { ifConditionHolds } from '../../../platform/table/conditional-write';
import { queryEvery, type Key, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shiftIndexes, shiftKeys } from './keys';
import type { Board, Cell, OfCell } from './ports';
import type { ShiftItem } from './shift-item';

type Place = Pick<ShiftItem, 'locationId' | 'unitId' | 'day'>;

const keyOf = ({ locationId, unitId, day }: Place): Key =>
  shiftKeys.boardCell(locationId, mondayOfDay(day), unitId, day);

/** Rows are validated when they are decoded. */
const CellItem = z.object({
  unitId: z.string(),
  day: z.string(),
  rows: z.custom<BoardCell>((rows) => typeof rows === 'object' && rows !== null),
});
const cellAttributes = Object.keys(CellItem.shape);

const flagOf: Partial<Record<ShiftItem['status'], BoardFlag>> = {
  draft: 'draft',
  in_progress: 'in_progress',
  completed: 'completed',
};

const flagsOf = (shift: ShiftItem): BoardFlag[] => {
  const { status, submitted = 0, awaiting = 0, lapsing = 0, ownStaff = 0, coverNowAt, atRisk } = shift;
  const flag = flagOf[status];
  const isAhead = status === 'open' || status === 'covered';
  return [
    ...(flag ? [flag] : []),
    ...(atRisk && status === 'open' ? (['at_risk'] as const) : []),
    ...(coverNowAt === undefined ? [] : (['cover_now'] as const)),
    ...(submitted > 0 ? (['to_approve'] as const) : []),
    ...(awaiting > 0 && isAhead ? (['awaiting'] as const) : []),
    ...(ownStaff > 0 ? (['own_staff'] as const) : []),
    ...(lapsing > 0 && isAhead ? (['lapsing'] as const) : []),
  ];
};

/** Own staff cost nothing here: their payroll isn't known. A slot that they leave costs the shift's pay again. */
const costOf = ({ expectedCents, headcount, ownStaff = 0 }: ShiftItem): number =>
  expectedCents * Math.max(0, headcount - ownStaff);

/** Builds the board's row of a shift. */
export const rowOf = (shift: ShiftItem): BoardRow => {
  return {
    id: shift.shiftId,
    version: shift.revision,
    start: minuteOfDay(shift.startsAt, shift.timeZone),
    minutes: shift.minutes,
    profession: shift.professions[0]!,
    headcount: shift.headcount,
    confirmed: coveredSlots(shift),
    requested: shift.requested,
    flags: flagsOf(shift),
    costCents: costOf(shift),
    people: shift.people ?? {},
  };
};

/** Creates a cell in which shifts can be counted. */
export const openCell = async (table: Table, { locationId, unitId, day }: Place): Promise<void> => {
  const item = {
    ...keyOf({ locationId, unitId, day }),
    ...entity('BoardCell'),
    locationId,
    unitId,
    day,
    rows: {},
    shifts: 0,
  };
  await ifConditionHolds(
    table.client.send(new PutCommand({ TableName: table.name, Item: item, ...buildCondition(itemAbsent) })),
  );
};

/** Counts new shifts in the transaction that creates them, so concurrent ones can't exceed the daily limit. */
export const addToCell = (table: Table, shifts: OfCell): Write => ({
  Update: {
    TableName: table.name,
    Key: keyOf(shifts[0]),
    ...buildUpdate({
      set: Object.fromEntries(shifts.map((shift) => [`rows.${shift.shiftId}`, encodeRow(rowOf(shift))])),
      add: { shifts: shifts.length },
      when: atMost('shifts', shiftLimits.shiftsPerUnitAndDay - shifts.length),
    }),
  },
  refusal: 'LIMIT_REACHED',
});

const takeFromCell = (table: Table, shift: ShiftItem): Write => ({
  Update: {
    TableName: table.name,
    Key: keyOf(shift),
    ...buildUpdate({ remove: [`rows.${shift.shiftId}`], add: { shifts: -1 } }),
  },
});

export const isSameCell = (one: Place, other: Place): boolean => one.day === other.day && one.unitId === other.unitId;

/**
 * Updates rows with the shift in one transaction, which keeps their order. A shift can move to another day or unit;
 * a canceled one has left the board.
 */
export const cellWrites = (table: Table, before: ShiftItem, after: ShiftItem): Write[] => {
  if (before.status === 'canceled') return [];
  return isSameCell(before, after)
    ? [changeInCell(table, after)]
    : [takeFromCell(table, before), addToCell(table, [after])];
};

/** Writes both rows, which may share a cell. */
export const splitCellWrites = (table: Table, after: ShiftItem, splitOff: ShiftItem): Write[] => {
  if (!isSameCell(after, splitOff)) return [changeInCell(table, after), addToCell(table, [splitOff])];
  const rows = [after, splitOff].map((shift) => [`rows.${shift.shiftId}`, encodeRow(rowOf(shift))] as const);
  return [
    {
      Update: {
        TableName: table.name,
        Key: keyOf(after),
        ...buildUpdate({
          set: Object.fromEntries(rows),
          add: { shifts: 1 },
          when: atMost('shifts', shiftLimits.shiftsPerUnitAndDay - 1),
        }),
      },
      refusal: 'LIMIT_REACHED',
    },
  ];
};

const changeInCell = (table: Table, shift: ShiftItem): Write => {
  if (shift.status === 'canceled') return takeFromCell(table, shift);
  return {
    Update: {
      TableName: table.name,
      Key: keyOf(shift),
      ...buildUpdate({ set: { [`rows.${shift.shiftId}`]: encodeRow(rowOf(shift)) } }),
    },
  };
};

export const createBoard = (table: Table): Board => ({
  async cells(locationId, { from, until }) {
    const weeks = mondaysFrom(from, until).map(async (monday) => {
      const cells: Cell[] = [];
      const list = shiftIndexes.board(locationId, monday);
      const stretch = { since: from, until: `${until}#~` };
      for await (const item of queryEvery(table, { list, ...stretch, consistent: true, attributes: cellAttributes }))
        cells.push(CellItem.parse(item));
      return cells;
    });
    return (await Promise.all(weeks)).flat();
  },
});
