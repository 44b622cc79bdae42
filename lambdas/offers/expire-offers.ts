import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueOffers } from '../store/offers/due-offers';
import { expireDueOffers, type ExpireDeps, type ExpireResult } from './expire-due-offers';
import { createOfferClosing } from '../store/offers/offer-closing';

const table = openTable();
const deps: ExpireDeps = {
  offers: createOfferClosing(table),
  due: createDueOffers(table),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ExpireResult> => {
  const result = await expireDueOffers(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('offers', result);
  if (result.failed > 0) throw new Error('Some offers failed to close; they stay due.');
  return result;
};
