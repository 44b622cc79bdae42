import { addDays } from '@shared/core/rules/calendar-days';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { earliestToday, latestToday } from '../../platform/clock';
import type { OfferItem } from '../../store/hiring/offers/offer-item';

export const checkExpiry = (expiresOn: string, now: Date, field: string): void => {
  const problem =
    expiresOn < earliestToday(now)
      ? notice('offerExpiryInPast')
      : expiresOn > addDays(latestToday(now), limits.offerDaysMax)
        ? notice('offerExpiryTooLate', { days: limits.offerDaysMax })
        : null;
  if (problem) throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: problem } });
};

/** Returns whether its last day is over everywhere. */
export const isOver = ({ expiresOn }: Pick<OfferItem, 'expiresOn'>, now: Date): boolean =>
  expiresOn < earliestToday(now);

export const checkOpen = (offer: OfferItem, now: Date): void => {
  if (offer.status !== 'open' || isOver(offer, now)) throw new AppError('OFFER_CLOSED');
};
