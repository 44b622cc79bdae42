import * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import { newestBetween, type Stretch } from '../../newest-between';
import { placementIndexes } from './keys';

const Row = z.object({ jobId: z.string().nullable(), createdAt: z.string() });
type Row = z.infer<typeof Row>;
type MadeHire = Row & { jobId: string };
const attributes = Object.keys(Row.shape);

/** Own staff have a placement without a job, because they weren't hired here. */
const isHire = (row: Row): row is MadeHire => row.jobId !== null;

/** Counts hires by placement, which starts with one. */
export type HiresBetween = { made(organizationId: string, stretch: Stretch): Promise<MadeHire[]> };

export const createHiresBetween = (table: Table): HiresBetween => ({
  async made(organizationId, stretch) {
    const list = placementIndexes.organizationPlacements(organizationId);
    const items = await newestBetween(table, { list, attributes, ...stretch });
    return items.map((item) => Row.parse(item)).filter(isHire);
  },
});
