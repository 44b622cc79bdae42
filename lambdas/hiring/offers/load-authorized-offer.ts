import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import type { Deps } from './ports';

type Reader = Pick<AuthorizedCaller, 'userId' | 'scope' | 'membership'>;

const mayAccessOffer = (
  { userId, scope, membership }: Reader,
  professionalId: string,
  organizationId: string,
): boolean =>
  scope === 'own'
    ? professionalId === userId
    : scope === 'organization' && membership?.organizationId === organizationId;

export const loadAuthorizedApplication = async (
  { offers }: Pick<Deps, 'offers'>,
  caller: Reader,
  applicationId: string,
): Promise<ApplicationItem> => {
  const application = await offers.application(applicationId);
  if (!application || !mayAccessOffer(caller, application.professionalId, application.organizationId)) {
    throw new AppError('NOT_FOUND');
  }
  return application;
};

export const loadAuthorizedOffer = async (
  { offers }: Pick<Deps, 'offers'>,
  caller: Reader,
  offerId: string,
): Promise<OfferItem> => {
  const offer = await offers.get(offerId);
  if (!offer || !mayAccessOffer(caller, offer.professional.userId, offer.organizationId))
    throw new AppError('NOT_FOUND');
  return offer;
};
