import { Offer } from '@shared/hiring/model/offer';
import { UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { entity } from '../../entity';
import { offerIndexes, offerKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, type Item, type Table, type Write } from '../../../platform/table/table';

export const OfferItem = Offer.extend({
  offeredBy: UserId,
  /** Closed with its application, which has its own notification. */
  closedWithApplication: z.boolean().default(false),
});
export type OfferItem = z.infer<typeof OfferItem>;

export const readOffer = (item: Item): OfferItem => OfferItem.parse(item);

export const offerItem = (offer: OfferItem): Item => {
  const position = `${offer.offeredAt}#${offer.offerId}`;
  return {
    ...offerKeys.offer(offer.offerId),
    ...entity('Offer'),
    ...offer,
    gsi1pk: offerIndexes.applicationOffers(offer.applicationId),
    gsi1sk: position,
    gsi2pk: offerIndexes.professionalOffers(offer.professional.userId),
    gsi2sk: position,
    gsi3pk: offerIndexes.organizationOffers(offer.organizationId),
    gsi3sk: position,
  };
};

export const openOfferItem = ({ applicationId, offerId, expiresOn }: OfferItem): Item => ({
  ...offerKeys.openOffer(applicationId),
  ...entity('OpenOffer'),
  offerId,
  gsi1pk: offerIndexes.dueOffers,
  gsi1sk: `${expiresOn}#${offerId}`,
});

export const offerUpdate = (table: Table, before: OfferItem, after: OfferItem): Write => ({
  Put: {
    TableName: table.name,
    Item: offerItem(after),
    ConditionExpression: '#status = :open AND version = :version',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':open': 'open', ':version': before.version },
  },
  refusal: ConcurrentModificationError,
});

type Answer = Pick<OfferItem, 'status' | 'reason'> & { at: string } & Partial<
    Pick<OfferItem, 'placementId' | 'closedWithApplication'>
  >;

export const answeredOffer = (offer: OfferItem, { at, ...answer }: Answer): OfferItem => ({
  ...offer,
  ...answer,
  answeredAt: at,
  updatedAt: at,
  version: offer.version + 1,
});

export const closedOfferWrites = (table: Table, before: OfferItem, after: OfferItem): Write[] => [
  offerUpdate(table, before, after),
  { Delete: { TableName: table.name, Key: offerKeys.openOffer(before.applicationId) } },
];

export const getStoredOffer = async (table: Table, offerId: string): Promise<OfferItem | null> => {
  const item = await getItem(table, offerKeys.offer(offerId), true);
  return item ? readOffer(item) : null;
};

export const getOpenOffer = async (table: Table, applicationId: string): Promise<OfferItem | null> => {
  const marker = await getItem(table, offerKeys.openOffer(applicationId), true);
  return marker ? getStoredOffer(table, String(marker['offerId'])) : null;
};

type Ending = { by: 'professional' | 'employer'; reason: string; at: string };

/** ConcurrentModificationError if another offer is made or answered concurrently. */
export const offerEndWrites = async (table: Table, applicationId: string, ending: Ending): Promise<Write[]> => {
  const open = await getOpenOffer(table, applicationId);
  if (open) {
    const status = ending.by === 'professional' ? 'declined' : 'withdrawn';
    const { reason, at } = ending;
    const after = answeredOffer(open, { status, reason, at, closedWithApplication: true });
    return closedOfferWrites(table, open, after);
  }
  return [
    {
      ConditionCheck: {
        TableName: table.name,
        Key: offerKeys.openOffer(applicationId),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
      refusal: ConcurrentModificationError,
    },
  ];
};
