export const offerKeys = {
  offer: (offerId: string) => ({ pk: `OFFER#${offerId}`, sk: 'OFFER' }),
  /** Exists while an offer for the application waits for an answer: there is one at most. */
  openOffer: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#OFFER`, sk: 'OPEN' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const offerIndexes = {
  /** gsi1: offers for an application, by when they were made. */
  applicationOffers: (applicationId: string) => `APPLICATION#${applicationId}#OFFERS`,
  /** gsi2 */
  professionalOffers: (userId: string) => `USER#${userId}#OFFERS`,
  /** gsi3 */
  organizationOffers: (organizationId: string) => `ORG#${organizationId}#OFFERS`,
  /** gsi1: open offers by their last day. */
  dueOffers: 'OFFERS#due',
} as const;
