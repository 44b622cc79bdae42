import * as z from 'zod';
import type { Table } from '../../platform/table/table';
import { newestBetween, type Stretch } from '../newest-between';
import { placementIndexes } from './keys';

const Row = z.object({ jobId: z.string(), createdAt: z.string() });
type MadeHire = z.infer<typeof Row>;
const attributes = Object.keys(Row.shape);

/** A placement starts with its hire. */
export type HiresBetween = { made(organizationId: string, stretch: Stretch): Promise<MadeHire[]> };

export const createHiresBetween = (table: Table): HiresBetween => ({
  async made(organizationId, stretch) {
    const list = placementIndexes.organizationPlacements(organizationId);
    return (await newestBetween(table, { list, attributes, ...stretch })).map((item) => Row.parse(item));
  },
});
