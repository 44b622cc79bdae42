import { reviewIndexes } from './keys';
import { queryDue, type Table } from '../../../platform/table/table';
import type { DueReviews } from './ports';

export const createDueReviews = (table: Table): DueReviews => ({
  async until(at, after) {
    const bound = { compared: '<=', with: `${at}#~` } as const;
    const { items, next } = await queryDue(table, { list: reviewIndexes.dueReviews, bound, after });
    return { reviewIds: items.map((item) => String(item['reviewId'])), next };
  },
});
