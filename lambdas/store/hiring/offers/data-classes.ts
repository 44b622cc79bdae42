import type { OfferItem } from './offer-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const offersClasses = {
  Offer: {
    answeredAt: 'operational',
    applicationId: 'operational',
    closedWithApplication: 'operational',
    expiresOn: 'operational',
    jobId: 'operational',
    jobTitle: 'content',
    offerId: 'operational',
    offeredAt: 'operational',
    offeredBy: 'operational',
    organization: 'identity',
    organizationId: 'operational',
    placementId: 'operational',
    postedTerms: 'content',
    previousTerms: 'content',
    professional: 'identity',
    reason: 'content',
    signatures: 'identity',
    status: 'operational',
    terms: 'content',
    termsHash: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<OfferItem>,
  OpenOffer: {
    offerId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
