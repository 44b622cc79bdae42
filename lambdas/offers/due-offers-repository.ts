import { lists } from '../runtime/keys';
import { queryDue, type Table } from '../runtime/table-gateway';
import type { DueOffers } from './ports';

export const createDueOffers = (table: Table): DueOffers => ({
  async before(day, after) {
    const { items, next } = await queryDue(table, {
      list: lists.dueOffers,
      bound: { compared: '<', with: day },
      after,
    });
    return { offerIds: items.map((item) => String(item['offerId'])), next };
  },
});
