import { acceptOffer } from '@lambdas/hiring/offers/answer-offer';
import { changeOffer } from '@lambdas/hiring/offers/change-offer';
import { makeOffer } from '@lambdas/hiring/offers/make-offer';
import type { Offer, OfferTerms } from '@shared/hiring/model/offer';
import { utcDay } from '@lambdas/platform/clock';
import { addDays } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import type { SeedHire } from './data/hires';
import { dayFrom, seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, professionalCaller, type Member } from './seed-services';

type Hiring = {
  hire: SeedHire;
  applicationId: string;
  admin: Member;
  professionalId: string;
  daysAgo: number;
};

const termsOf = ({ terms }: SeedHire, now: Date, pay = terms.pay): OfferTerms => ({
  jobType: terms.jobType,
  rate: terms.rate,
  currency: 'USD',
  payCents: pay * 100,
  startOn: dayFrom(now, terms.startsIn),
  endOn: terms.endsIn === undefined ? null : dayFrom(now, terms.endsIn),
  hoursPerWeek: terms.hoursPerWeek ?? null,
  location: terms.location,
  notes: terms.notes ?? '',
});

/** Keeps the offer of an interrupted run. */
export const seedOffer = async (
  { services, now }: SeedContext,
  { hire, applicationId, admin, daysAgo }: Hiring,
): Promise<Offer> => {
  const caller = memberCaller(admin, 'makeOffers');
  const name = `${hire.professional}/${hire.job}/offer`;
  const deps = { ...services.offers, clock: seedClock(now, name, daysAgo) };
  // As late as possible: the schedule would expire an offer whose last day has passed before it's accepted.
  const expiresOn =
    hire.expiresIn === undefined
      ? addDays(utcDay(deps.clock.now()), limits.offerDaysMax)
      : dayFrom(now, hire.expiresIn);
  const signer = (await services.offers.people.find([admin.userId])).get(admin.userId)!;
  const { payBefore, pay } = hire.terms;
  const form = {
    terms: termsOf(hire, now, payBefore ?? pay),
    expiresOn,
    signedAs: `${signer.first_name} ${signer.last_name}`,
  };
  const known = await services.offers.offers.listOfApplication(applicationId);
  const offer =
    known.find(({ status }) => status === 'open' || status === 'accepted') ??
    (await makeOffer(deps, { caller, applicationId, form }));
  if (payBefore === undefined || offer.version > 1) return offer;
  return changeOffer(
    { ...deps, clock: seedClock(now, `${name}/changed`, daysAgo / 2) },
    { caller, offerId: offer.offerId, version: offer.version, form: { ...form, terms: termsOf(hire, now) } },
  );
};

export const seedAcceptance = async (
  { services, now }: SeedContext,
  { hire, professionalId, daysAgo }: Hiring,
  { offerId, termsHash, professional }: Offer,
): Promise<string> => {
  const clock = seedClock(now, `${hire.professional}/${hire.job}/accepted`, daysAgo);
  const caller = professionalCaller(professionalId, 'apply');
  const { placementId } = await acceptOffer(
    { ...services.offers, clock },
    { caller, offerId, termsHash, signedAs: professional.name },
  );
  if (!placementId) throw new Error(`${hire.professional} was not placed at ${hire.job}.`);
  return placementId;
};
