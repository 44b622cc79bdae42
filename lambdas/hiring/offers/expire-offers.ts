import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueOffers } from '../../store/hiring/offers/due-offers';
import { expireDueOffers, type ExpireDeps } from './expire-due-offers';
import { createOfferClosing } from '../../store/hiring/offers/offer-closing';

const table = openTable();
const deps: ExpireDeps = {
  offers: createOfferClosing(table),
  due: createDueOffers(table),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = scheduledRun({ name: 'offers', reserveMs }, (hasTime) => expireDueOffers(deps, hasTime));
