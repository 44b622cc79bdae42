import { closedOfferWrites, getStoredOffer } from './offer-item';
import { transact, type Table } from '../../platform/table/table';
import type { OfferRepository } from './ports';

/** Apart from the rest: what expires offers touches nothing else. */
export const createOfferClosing = (table: Table): Pick<OfferRepository, 'get' | 'close'> => ({
  get: (offerId) => getStoredOffer(table, offerId),
  close: (before, after) => transact(table, closedOfferWrites(table, before, after)),
});
