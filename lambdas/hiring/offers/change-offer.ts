import { withContractPay } from '@shared/hiring/rules/pay/pay-package';
import { termsHash } from '@shared/hiring/rules/pay/offer-terms';
import { AppError } from '@shared/errors';
import type { Offer, OfferForm } from '@shared/hiring/model/offer';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { answeredOffer, type OfferItem } from '../../store/hiring/offers/offer-item';
import { checkExpiry, checkOpen } from './offer-rules';
import type { Deps } from './ports';
import { signAsMember } from './sign-offer';
import { loadAuthorizedOffer } from './load-authorized-offer';

type Seen = { caller: AuthorizedCaller; offerId: string; version: number };

const seenOffer = async (deps: Deps, { caller, offerId, version }: Seen): Promise<OfferItem> => {
  const offer = await loadAuthorizedOffer(deps, caller, offerId);
  if (offer.status !== 'open') throw new AppError('OFFER_CLOSED');
  if (offer.version !== version) throw new AppError('STALE_VERSION');
  return offer;
};

/** Changes an unanswered offer; the previous terms can no longer be accepted. */
export const changeOffer = async (deps: Deps, command: Seen & { form: OfferForm }): Promise<Offer> => {
  const { expiresOn, signedAs } = command.form;
  const terms = withContractPay(command.form.terms);
  const now = deps.clock.now();
  checkExpiry(expiresOn, now, 'offer.expiresOn');
  const hash = await termsHash(terms);
  const signing = { userId: command.caller.userId, signedAs, field: 'offer.signedAs', now };
  return retryOnConflict(async () => {
    const before = await seenOffer(deps, command);
    checkOpen(before, now);
    const signatures = await signAsMember(deps, signing);
    const after: OfferItem = {
      ...before,
      terms,
      expiresOn,
      signatures,
      termsHash: hash,
      // A new expiration date does not change the terms.
      previousTerms: hash === before.termsHash ? before.previousTerms : before.terms,
      updatedAt: now.toISOString(),
      version: before.version + 1,
    };
    await deps.offers.change(before, after);
    return after;
  });
};

export const withdrawOffer = (deps: Deps, command: Seen & { reason: string }): Promise<Offer> =>
  retryOnConflict(async () => {
    const before = await seenOffer(deps, command);
    const at = deps.clock.now().toISOString();
    const after = answeredOffer(before, { status: 'withdrawn', reason: command.reason, at });
    await deps.offers.close(before, after);
    return after;
  });
