import { postedTerms } from '@shared/hiring/rules/pay/posted-terms';
import { daysAfter } from '@shared/messages/rules/schedule-times';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { Offer } from '@shared/hiring/model/offer';
import { today } from '@/lib/time/today';
import type { UnsignedOffer } from './offer-schema';

/** Default time to answer a new offer. */
const defaultDays = 7;

/** As posted, from the first day that suits everyone. */
export const valuesFrom = (
  job: ManagedJob,
  { availableStart }: Pick<ApplicationDetail, 'availableStart'>,
  now: string = today(),
): UnsignedOffer => {
  const startOn = [now, availableStart, job.startOn ?? now].toSorted().at(-1)!;
  return {
    terms: { ...postedTerms(job, { startOn, payCents: 0 }), startOn },
    expiresOn: daysAfter(now, defaultDays),
  };
};

export const valuesOf = ({ terms, expiresOn }: Offer, now: string = today()): UnsignedOffer => ({
  terms,
  expiresOn: expiresOn < now ? now : expiresOn,
});
