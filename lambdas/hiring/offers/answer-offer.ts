import { AppError } from '@shared/errors';
import type { Offer } from '@shared/hiring/model/offer';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { checkSigner } from '../../platform/check-signer';
import { ConcurrentModificationError, retryOnConflict } from '../../platform/table/retry-on-conflict';
import { answeredOffer, type OfferItem } from '../../store/hiring/offers/offer-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import { checkOpen } from './offer-rules';
import type { Deps } from './ports';
import { loadAuthorizedOffer } from './load-authorized-offer';

type Command = { caller: AuthorizedCaller; offerId: string };

const newPlacement = (offer: OfferItem, placementId: string, createdAt: string): PlacementItem => ({
  placementId,
  offerId: offer.offerId,
  applicationId: offer.applicationId,
  jobId: offer.jobId,
  jobTitle: offer.jobTitle,
  organizationId: offer.organizationId,
  organization: offer.organization,
  professional: offer.professional,
  terms: offer.terms,
  endOn: offer.terms.endOn,
  endReason: '',
  createdAt,
  version: 1,
});

/** Signs exactly the terms with this hash. Idempotent; only one candidate gets the last opening. */
export const acceptOffer = (
  deps: Deps,
  { caller, offerId, termsHash, signedAs }: Command & { termsHash: string; signedAs: string },
): Promise<Offer> => {
  const now = deps.clock.now();
  const placementId = deps.clock.newId('plc');
  const historyId = deps.clock.newId('his');
  const at = now.toISOString();
  return retryOnConflict(async () => {
    const before = await loadAuthorizedOffer(deps, caller, offerId);
    if (before.status === 'accepted' && before.termsHash === termsHash) return before;
    checkOpen(before, now);
    if (before.termsHash !== termsHash) throw new AppError('TERMS_CHANGED');
    checkSigner({ signedAs, field: 'signedAs' }, before.professional.name);
    const [job, application] = await Promise.all([
      deps.offers.job(before.jobId),
      deps.offers.application(before.applicationId),
    ]);
    const isOffered = application?.status === 'offered';
    if (!job || !isOffered || job.hires >= job.numberOfOpenings) {
      // A concurrent acceptance of this offer may be the obstacle: then its version has changed.
      if ((await loadAuthorizedOffer(deps, caller, offerId)).version !== before.version)
        throw new ConcurrentModificationError();
      throw new AppError(job && isOffered ? 'NO_OPENINGS' : 'OFFER_CLOSED');
    }
    const signatures = { ...before.signatures, professional: { at } };
    const after = { ...answeredOffer(before, { status: 'accepted', reason: '', at, placementId }), signatures };
    const placement = newPlacement(before, placementId, at);
    const isFull = job.hires + 1 >= job.numberOfOpenings && job.status !== 'closed';
    await deps.offers.accept({
      before,
      after,
      placement,
      file: await deps.newFiles.prepare(placement, job, { now, enforced: true }),
      application,
      job,
      closes: isFull ? { id: historyId } : null,
    });
    return after;
  });
};

export const declineOffer = (deps: Deps, { caller, offerId, reason }: Command & { reason: string }): Promise<Offer> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const before = await loadAuthorizedOffer(deps, caller, offerId);
    checkOpen(before, now);
    const after = answeredOffer(before, { status: 'declined', reason, at: now.toISOString() });
    await deps.offers.close(before, after);
    return after;
  });
