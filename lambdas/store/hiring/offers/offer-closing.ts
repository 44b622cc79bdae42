import { closedOfferWrites, getStoredOffer } from './offer-item';
import { transact, type Table } from '../../../platform/table/table';
import type { OfferRepository } from './ports';

/** Separate, to limit the expiring function's table access. */
export const createOfferClosing = (table: Table): Pick<OfferRepository, 'get' | 'close'> => ({
  get: (offerId) => getStoredOffer(table, offerId),
  close: (before, after) => transact(table, closedOfferWrites(table, before, after)),
});
