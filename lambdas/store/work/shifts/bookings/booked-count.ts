import { queryEvery, type Table } from '../../../../platform/table/table';
import { shiftIndexes } from '../keys';

/** A person's booked shifts that start in between, at most `limit` of what they booked or asked for there. Requests don't count. */
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
    // Of shifts ahead, no other status holds a slot.
    if (status === 'confirmed') booked += 1;
    read += 1;
    if (read === limit) break;
  }
  return booked;
};
