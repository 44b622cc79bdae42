export const offerKeys = {
  offer: (offerId: string) => ({ pk: `OFFER#${offerId}`, sk: 'OFFER' }),
  /** Exists while an offer awaits an answer; at most one per application. */
  openOffer: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#OFFER`, sk: 'OPEN' }),
} as const;

export const offerIndexes = {
  /** gsi1: by creation. */
  applicationOffers: (applicationId: string) => `APPLICATION#${applicationId}#OFFERS`,
  /** gsi2 */
  professionalOffers: (userId: string) => `USER#${userId}#OFFERS`,
  /** gsi3 */
  organizationOffers: (organizationId: string) => `ORG#${organizationId}#OFFERS`,
  /** gsi1: open offers by last day. */
  dueOffers: 'OFFERS#due',
} as const;
