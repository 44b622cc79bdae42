import { shiftLimits } from '@shared/work/limits/shift-limits';
import { takeFirst, type Table } from '../../../../platform/table/table';
import { shiftIndexes } from '../keys';
import type { OwnBookings } from '../ports';
import { readBooking } from '../shift-item';

export const createOwnBookings = (table: Table): OwnBookings => ({
  async ownBookings(userId, { from, until }) {
    const query = { list: shiftIndexes.ownBookings(userId), index: 'gsi1', since: from, until } as const;
    return (await takeFirst(table, query, shiftLimits.ownBookingsRead)).map(readBooking);
  },
});
