import { keys } from '../runtime/keys';
import { getStoredOffer, offerUpdate } from '../runtime/stored-offer';
import { transact, type Table } from '../runtime/table-gateway';
import type { OfferRepository } from './ports';

/** Apart from the rest: what expires offers touches nothing else. */
export const createOfferClosing = (table: Table): Pick<OfferRepository, 'get' | 'close'> => ({
  get: (offerId) => getStoredOffer(table, offerId),
  close: (before, after) =>
    transact(table, [
      offerUpdate(table, before, after),
      { Delete: { TableName: table.name, Key: keys.openOffer(before.applicationId) } },
    ]),
});
