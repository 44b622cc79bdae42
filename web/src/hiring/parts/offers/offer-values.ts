import { daysAfter } from '@shared/messages/rules/schedule-times';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { Offer, OfferForm } from '@shared/hiring/model/offer';
import { today } from '@/lib/time/today';

/** Default time to answer a new offer. */
const defaultDays = 7;

export const valuesFrom = (
  job: ManagedJob,
  { availableStart }: Pick<ApplicationDetail, 'availableStart'>,
  now: string = today(),
): OfferForm => ({
  terms: {
    jobType: job.jobType,
    startOn: availableStart > now ? availableStart : now,
    endOn: null,
    payCents: job.salaryMinCents ?? job.salaryMaxCents ?? 0,
    rate: job.rate,
    currency: job.currency,
    hoursPerWeek: job.expectedHoursFixed ?? job.expectedHoursMin ?? job.expectedHoursMax,
    location: job.location,
    notes: '',
  },
  expiresOn: daysAfter(now, defaultDays),
});

export const valuesOf = ({ terms, expiresOn }: Offer, now: string = today()): OfferForm => ({
  terms,
  expiresOn: expiresOn < now ? now : expiresOn,
});
