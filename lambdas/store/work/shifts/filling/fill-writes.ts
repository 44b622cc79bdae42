import { buildUpdate } from '../../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent } from '../../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../../platform/table/retry-on-conflict';
import type { Item, Table, Write } from '../../../../platform/table/table';
import { entity } from '../../../entity';
import { fillRunItem, inviteItem } from './fill-item';
import { inviteShareWrites } from './fill-months';
import { shiftKeys } from '../keys';
import type { FillChange, InviteTally, StartedShift } from '../ports';

type Versioned = { version: number } | null;

const replace = (table: Table, item: Item, before: Versioned): Write => ({
  Put: {
    TableName: table.name,
    Item: item,
    ...buildCondition(before && before.version > 0 ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

const tallyWrite = (table: Table, { unitId, part, month, ...add }: InviteTally): Write => ({
  Update: {
    TableName: table.name,
    Key: shiftKeys.inviteTally(unitId, part, month),
    ...buildUpdate({ set: entity('InviteTally'), add }),
  },
});

/** Counts each shift once, in the transaction that starts it. */
export const statWrites = (table: Table, { organizationId, month, cells, covered }: StartedShift): Write[] =>
  cells.map((cell) => ({
    Update: {
      TableName: table.name,
      Key: shiftKeys.fillStats(organizationId, cell, month),
      ...buildUpdate({ set: entity('FillStats'), add: { of: 1, covered: covered ? 1 : 0 } }),
    },
  }));

/** Writes invitation changes in the transaction that changes the shift. */
export const fillWrites = (table: Table, change: FillChange): Write[] => {
  const { run, invites = [], counts = [], tally, raises } = change;
  return [
    ...(run ? [replace(table, fillRunItem(run.after), run.before)] : []),
    ...invites.map(({ before, after }) => replace(table, inviteItem(after), before)),
    ...counts.map(({ userId, before, after }) =>
      replace(table, { ...shiftKeys.inviteCounts(userId), ...entity('InviteCounts'), ...after }, before),
    ),
    ...(raises
      ? [
          replace(
            table,
            { ...shiftKeys.raiseWeek(raises.unitId, raises.monday), ...entity('RaiseWeek'), ...raises.after },
            raises.before,
          ),
        ]
      : []),
    ...(tally ? [tallyWrite(table, tally)] : []),
    ...inviteShareWrites(table, change),
  ];
};
