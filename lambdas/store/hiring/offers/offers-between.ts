import { offerStatuses } from '@shared/hiring/model/hiring-vocabulary';
import * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import { newestBetween, type Stretch } from '../../newest-between';
import { offerIndexes } from './keys';

const Row = z.object({ jobId: z.string(), offeredAt: z.string(), status: z.enum(offerStatuses) });
type MadeOffer = z.infer<typeof Row>;
const attributes = Object.keys(Row.shape);

export type OffersBetween = { made(organizationId: string, stretch: Stretch): Promise<MadeOffer[]> };

export const createOffersBetween = (table: Table): OffersBetween => ({
  async made(organizationId, stretch) {
    const list = offerIndexes.organizationOffers(organizationId);
    return (await newestBetween(table, { list, attributes, ...stretch })).map((item) => Row.parse(item));
  },
});
