import { postedTerms } from '@shared/hiring/rules/pay/posted-terms';
import { withContractPay } from '@shared/hiring/rules/pay/pay-package';
import { mayBeOffered } from '@shared/hiring/rules/application-status';
import { hasOpening } from '@shared/hiring/rules/jobs/job-status';
import { termsHash } from '@shared/hiring/rules/pay/offer-terms';
import { AppError } from '@shared/errors';
import type { Offer, OfferForm } from '@shared/hiring/model/offer';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import { checkExpiry } from './offer-rules';
import { signAsMember } from './sign-offer';
import type { Deps } from './ports';
import { loadAuthorizedApplication } from './load-authorized-offer';

type Command = { caller: AuthorizedCaller; applicationId: string; form: OfferForm };

/** The first offer moves the application to offered; further ones keep it. */
export const makeOffer = async (deps: Deps, { caller, applicationId, form }: Command): Promise<Offer> => {
  const now = deps.clock.now();
  checkExpiry(form.expiresOn, now, 'expiresOn');
  const { expiresOn, signedAs } = form;
  const terms = withContractPay(form.terms);
  const signing = { userId: caller.userId, signedAs, field: 'signedAs', now };
  const hash = await termsHash(terms);
  const offerId = deps.clock.newId('ofr');
  return retryOnConflict(async () => {
    const application = await loadAuthorizedApplication(deps, caller, applicationId);
    if (!mayBeOffered(application.status)) throw new AppError('ILLEGAL_TRANSITION');
    const job = await deps.offers.job(application.jobId);
    if (!job) throw new AppError('NOT_FOUND');
    if (!hasOpening({ ...job, filledOpenings: job.hires })) throw new AppError('NO_OPENINGS');
    const signatures = await signAsMember(deps, signing);
    const names = await deps.organizations.names([job.organizationId]);
    const { candidate } = application;
    const at = now.toISOString();
    const offer: OfferItem = {
      terms,
      expiresOn,
      offerId,
      applicationId,
      jobId: job.jobId,
      jobTitle: job.title,
      organizationId: job.organizationId,
      organization: names.get(job.organizationId) ?? application.organization,
      professional: { userId: candidate.userId, name: `${candidate.firstName} ${candidate.lastName}` },
      termsHash: hash,
      previousTerms: null,
      postedTerms: postedTerms(job, terms),
      signatures,
      status: 'open',
      offeredAt: at,
      updatedAt: at,
      answeredAt: null,
      reason: '',
      placementId: null,
      version: 1,
      offeredBy: caller.userId,
      closedWithApplication: false,
    };
    await deps.offers.make(offer, application);
    return offer;
  });
};
