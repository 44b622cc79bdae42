import type { Cursors } from '../../../platform/http/cursor';
import { PutCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ifConditionHolds } from '../../../platform/table/conditional-write';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  queryDue,
  queryEvery,
  transact,
  type Item,
  type Table,
  type Write,
} from '../../../platform/table/table';
import {
  approvalPosition,
  attendanceItem,
  clockEntryItem,
  dueAt,
  readAttendance,
  readClockEntry,
  type AttendanceItem,
} from './attendance-item';
import { attendanceIndexes, attendanceKeys } from './keys';
import type { AttendanceStore, AttendanceWrite, DueAttendance } from './ports';

export const attendanceWrite = (table: Table, { before, after }: AttendanceWrite): Write => ({
  Put: {
    TableName: table.name,
    Item: attendanceItem(after, dueAt(after)),
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

/** Sorts after every position of a list. */
const end = '~';

const pageSize = 50;

const find = async (table: Table, shiftId: string, userId: string): Promise<AttendanceItem | null> => {
  const item = await getItem(table, attendanceKeys.attendance(shiftId, userId), true);
  return item ? readAttendance(item) : null;
};

/** Reads without lists, which need signed cursors. */
export const createAttendedReads = (table: Table): Pick<AttendanceStore, 'whole' | 'save'> => ({
  async whole(shiftId, userId) {
    const { pk: list, sk: since } = attendanceKeys.attendance(shiftId, userId);
    const items: Item[] = [];
    for await (const item of queryEvery(table, { list, since, until: `${since}#${end}`, consistent: true })) {
      items.push(item);
    }
    const item = items.find(({ entity: name }) => name === 'Attendance');
    const entries = items.filter(({ entity: name }) => name === 'ClockEntry').map(readClockEntry);
    return { item: item ? readAttendance(item) : null, entries };
  },

  save: (write) => transact(table, [attendanceWrite(table, write)]),
});

type UnitsOfLocation = { locationId: string; unitIds: ReadonlySet<string> | null };

/** Returns one more than a page, to know whether another follows. */
const submittedAfter = async (
  table: Table,
  { locationId, unitIds }: UnitsOfLocation,
  after: string,
): Promise<AttendanceItem[]> => {
  const list = attendanceIndexes.toApprove(locationId);
  const found: AttendanceItem[] = [];
  // "!" sorts after the position itself.
  const stretch = { since: after === '' ? '0' : `${after}!`, until: end };
  for await (const item of queryEvery(table, { list, index: 'gsi2', ...stretch, pageSize: pageSize + 1 })) {
    const attendance = readAttendance(item);
    if (unitIds === null || unitIds.has(attendance.unitId)) found.push(attendance);
    if (found.length > pageSize) break;
  }
  return found;
};

export const createAttendance = (table: Table, cursors: Cursors): AttendanceStore => ({
  ...createAttendedReads(table),
  get: (shiftId, userId) => find(table, shiftId, userId),

  async keepEntry(entry) {
    const Item = clockEntryItem(entry);
    const put = new PutCommand({ TableName: table.name, Item, ...buildCondition(itemAbsent) });
    if (await ifConditionHolds(table.client.send(put))) return null;
    const known = await getItem(table, attendanceKeys.clockEntry(entry.shiftId, entry.userId, entry.entryId), true);
    return known ? readClockEntry(known) : null;
  },

  async toApprove(organizationId, { units, cursor }) {
    const pages = `to approve ${organizationId}`;
    const after = cursor === undefined ? '' : ((await cursors.decode(pages, cursor))['after'] ?? '');
    // Every location may fill the page; positions sort alike in all of them.
    const lists = await Promise.all(units.map((unit) => submittedAfter(table, unit, after)));
    const found = lists.flat().sort((one, other) => (approvalPosition(one) < approvalPosition(other) ? -1 : 1));
    const items = found.slice(0, pageSize);
    const last = found.length > pageSize ? items.at(-1) : undefined;
    return { items, nextCursor: last ? await cursors.encode(pages, { after: approvalPosition(last) }) : null };
  },
});

export const createDueAttendance = (table: Table): DueAttendance => ({
  async attendance(until, after) {
    const query = { list: attendanceIndexes.dueAttendance, index: 'gsi3', after } as const;
    // "$" includes items due exactly then.
    const { items, next } = await queryDue(table, { ...query, bound: { compared: '<', with: `${until}$` } });
    return {
      due: items.map(readAttendance).map(({ shiftId, professional: { userId } }) => ({ shiftId, userId })),
      next,
    };
  },

  async awaitingApproval({ locationId, unitId }, limit) {
    const list = attendanceIndexes.toApprove(locationId);
    const found: AttendanceItem[] = [];
    for await (const item of queryEvery(table, { list, index: 'gsi2', since: '0', until: end, pageSize })) {
      const attendance = readAttendance(item);
      if (attendance.unitId === unitId) found.push(attendance);
      if (found.length === limit) break;
    }
    return found;
  },

  remind: (writes) =>
    transact(
      table,
      writes.map((write) => attendanceWrite(table, write)),
      { conflict: ConcurrentModificationError },
    ),
});
