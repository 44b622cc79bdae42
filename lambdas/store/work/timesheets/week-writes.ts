import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { Table, Write } from '../../../platform/table/table';
import { placementKeys } from '../placements/keys';
import type { PlacementItem } from '../placements/placement-item';
import { earningsWrites, pendingWrites } from './earnings-counters';
import { timesheetItem, type TimesheetItem } from './timesheet-item';

/** `before` is null for a week without a timesheet. */
export type WeekWrite = { before: TimesheetItem | null; after: TimesheetItem; placement: PlacementItem };

export const sheetWrite = (TableName: string, before: TimesheetItem | null, after: TimesheetItem): Write => ({
  Put: {
    TableName,
    Item: timesheetItem(after),
    ...(before
      ? { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  refusal: ConcurrentModificationError,
});

/** Condition that the placement's days are still the validated ones. */
const samePlacement = (TableName: string, { placementId, version }: PlacementItem): Write => ({
  ConditionCheck: {
    TableName,
    Key: placementKeys.placement(placementId),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
  refusal: ConcurrentModificationError,
});

/** Writes a week with all earnings counters, for one transaction. */
export const weekWrites = (table: Table, { before, after, placement }: WeekWrite): Write[] => [
  sheetWrite(table.name, before, after),
  samePlacement(table.name, placement),
  ...earningsWrites(table, before, after),
  ...pendingWrites(table, before, after),
];
