import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, equals, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, getItems, queryPage, transact, type Table, type Write } from '../../../platform/table/table';
import { attendanceWrite } from '../../work/attendance/attendance';
import { reliabilityKeys } from '../../work/reliability/keys';
import type { LedgerEvent } from '../../work/reliability/ledger-item';
import { readShiftCase, type ShiftCase } from './case-item';
import { caseWrite, openingWrites, pauseWrites } from './case-writes';
import { shiftCaseIndexes, shiftCaseKeys } from './keys';
import type { ShiftCases } from './ports';

const refusal = ConcurrentModificationError;

const appealOf = ({ caseId, openedAt, decidedAt }: ShiftCase): LedgerEvent['appeal'] => ({
  caseId,
  openedAt,
  decidedAt,
});

/** Allows one appeal per event. */
const appealedWrite = (TableName: string, it: ShiftCase): Write => ({
  Update: {
    TableName,
    Key: reliabilityKeys.reliabilityEvent(it.ownerId, it.eventId),
    ...buildUpdate({
      set: { appeal: appealOf(it) },
      when: all(itemExists, absent('appeal'), equals('exempt', false)),
    }),
  },
  refusal,
});

const decidedWrite = (TableName: string, it: ShiftCase): Write => ({
  Update: {
    TableName,
    Key: reliabilityKeys.reliabilityEvent(it.ownerId, it.eventId),
    ...buildUpdate({ set: { appeal: appealOf(it), exempt: it.outcome === 'exempt' }, when: itemExists }),
  },
  refusal,
});

/** Undoing a cancellation removes its event. */
const eventWrites = async (table: Table, it: ShiftCase): Promise<Write[]> => {
  const event = await getItem(table, reliabilityKeys.reliabilityEvent(it.ownerId, it.eventId), true);
  return event ? [decidedWrite(table.name, it)] : [];
};

/** Reads without lists, which need signed cursors. */
export const createShiftCaseReads = (table: Table): Pick<ShiftCases, 'get' | 'many'> => ({
  async get(caseId) {
    const item = await getItem(table, shiftCaseKeys.shiftCase(caseId), true);
    return item ? readShiftCase(item) : null;
  },

  async many(caseIds) {
    const items = await getItems(table, caseIds.map(shiftCaseKeys.shiftCase));
    return items.filter((item) => item !== undefined).map(readShiftCase);
  },
});

export const createShiftCases = (table: Table, cursors: Cursors): ShiftCases => ({
  ...createShiftCaseReads(table),

  open: (it) => transact(table, [appealedWrite(table.name, it), ...openingWrites(table.name, it)]),

  async decide(before, after, attendance) {
    const effects = await (after.kind === 'appeal' ? eventWrites(table, after) : pauseWrites(table, after));
    const hours = attendance ? [attendanceWrite(table, attendance)] : [];
    await transact(table, [caseWrite(table.name, before, after), ...effects, ...hours]);
  },

  async page(state, cursor) {
    const list = shiftCaseIndexes.shiftCases(state);
    const page = await queryPage(table, cursors, { list, index: 'gsi1', cursor, newestFirst: state === 'decided' });
    return { ...page, items: page.items.map(readShiftCase) };
  },
});
