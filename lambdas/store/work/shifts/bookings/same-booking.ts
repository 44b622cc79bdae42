import { buildCondition, equals } from '../../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../../platform/table/retry-on-conflict';
import type { Table, Write } from '../../../../platform/table/table';
import { shiftKeys } from '../keys';

export type BookingVersion = { shiftId: string; userId: string; version: number };

/** Condition that a booking hasn't changed since it was read. */
export const sameBooking = (table: Table, { shiftId, userId, version }: BookingVersion): Write => ({
  ConditionCheck: {
    TableName: table.name,
    Key: shiftKeys.booking(shiftId, userId),
    ...buildCondition(equals('version', version)),
  },
  refusal: ConcurrentModificationError,
});
