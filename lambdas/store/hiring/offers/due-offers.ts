import { offerIndexes } from './keys';
import { queryDue, type Table } from '../../../platform/table/table';
import type { DueOffers } from './ports';

export const createDueOffers = (table: Table): DueOffers => ({
  async before(day, after) {
    const { items, next } = await queryDue(table, {
      list: offerIndexes.dueOffers,
      bound: { compared: '<', with: day },
      after,
    });
    return { offerIds: items.map((item) => String(item['offerId'])), next };
  },
});
