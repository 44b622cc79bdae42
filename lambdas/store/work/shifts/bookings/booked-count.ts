import { queryEvery, type Table } from '../../../../platform/table/table';
import { shiftIndexes } from '../keys';

/** Counts a person's booked shifts that start in the period, reading at most `limit` items. Requests don't count. */
export const countBookedBetween = async (
  table: Table,
  userId: string,
  { after, before }: { after: string; before: string },
  limit: number,
): Promise<number> => {
  const query = {
    list: shiftIndexes.ownBookings(userId),
    index: 'gsi1' as const,
    ...{ since: after, until: before, attributes: ['status'], pageSize: limit },
  };
  let [read, booked] = [0, 0];
  for await (const { status } of queryEvery(table, query)) {
    // For future shifts, no other status holds a slot.
    if (status === 'confirmed') booked += 1;
    read += 1;
    if (read === limit) break;
  }
  return booked;
};
