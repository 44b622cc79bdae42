import { ExclusionDetail, type ExclusionHit, type ExclusionHold } from '@shared/trust/model/exclusion';
import type * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { exclusionIndexes } from './keys';

/** All comparisons of one person with the list, and the decisions about them. */
export const ExclusionCase = ExclusionDetail.omit({ professional: true });
export type ExclusionCase = z.infer<typeof ExclusionCase>;

export const readExclusionCase = (item: Item): ExclusionCase => ExclusionCase.parse(item);

export const holdOf = (hits: readonly Pick<ExclusionHit, 'state'>[]): ExclusionHold => {
  if (hits.some(({ state }) => state === 'confirmed')) return 'confirmed';
  return hits.some(({ state }) => state === 'open') ? 'review' : 'none';
};

/** Returns no position without a match. */
export const caseIndexKeys = ({ userId, hold, hits, updatedAt }: ExclusionCase) =>
  hits.length === 0 ? {} : { gsi1pk: exclusionIndexes.exclusionQueue(hold), gsi1sk: `${updatedAt}#${userId}` };
