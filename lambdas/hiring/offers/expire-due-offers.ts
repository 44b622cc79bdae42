import { duePages } from '../../platform/due-pages';
import { earliestToday, type Clock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { answeredOffer } from '../../store/hiring/offers/offer-item';
import { isOver } from './offer-rules';
import type { DueOffers } from '../../store/hiring/offers/ports';
import type { OfferRepository } from '../../store/hiring/offers/ports';

export type ExpireDeps = { offers: Pick<OfferRepository, 'get' | 'close'>; due: DueOffers; clock: Pick<Clock, 'now'> };
type Outcome = 'expired' | 'kept' | 'failed';
export type ExpireResult = Record<Outcome, number>;

export const expireDueOffers = async (deps: ExpireDeps, hasTime: () => boolean): Promise<ExpireResult> => {
  const today = earliestToday(deps.clock.now());
  const result: ExpireResult = { expired: 0, kept: 0, failed: 0 };
  for await (const page of duePages(deps.due.before, today, hasTime)) {
    for (const offerId of page.offerIds) {
      if (!hasTime()) return result;
      result[await expireOffer(deps, offerId)] += 1;
    }
  }
  return result;
};

const expireOffer = async ({ offers, clock }: ExpireDeps, offerId: string): Promise<Outcome> => {
  try {
    return await retryOnConflict(async (): Promise<Outcome> => {
      const before = await offers.get(offerId);
      const now = clock.now();
      if (before?.status !== 'open' || !isOver(before, now)) return 'kept';
      await offers.close(before, answeredOffer(before, { status: 'expired', reason: '', at: now.toISOString() }));
      return 'expired';
    });
  } catch (error) {
    log.error('offer past its last day failed to close', error, { offerId });
    return 'failed';
  }
};
