import { placementStatus, reviewableFrom } from '@shared/work/rules/placement-days';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { Placement } from '@shared/work/model/placement';
import { UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { entity } from '../../entity';
import { jobKeys } from '../../hiring/jobs/keys';
import { placementIndexes, placementKeys } from './keys';
import { getItem, type Item, type Table } from '../../../platform/table/table';

/** Stored placement; day-dependent and profile data is added on reading. */
export const PlacementItem = Placement.omit({ status: true, reviewableFrom: true }).extend({
  professional: z.object({ userId: UserId, name: z.string() }),
  /** Seconds since 1970, once the professional is erased. */
  ttl: z.int().optional(),
});
export type PlacementItem = z.infer<typeof PlacementItem>;

export const readPlacement = (item: Item): PlacementItem => PlacementItem.parse(item);

/** Position in gsi1; own staff have no job. */
const ofJob = (jobId: string | null, position: string): Item =>
  jobId === null ? {} : { gsi1pk: placementIndexes.jobPlacements(jobId), gsi1sk: position };

export const placementItem = (placement: PlacementItem): Item => {
  const position = `${placement.createdAt}#${placement.placementId}`;
  return {
    ...placementKeys.placement(placement.placementId),
    ...entity('Placement'),
    ...placement,
    ...ofJob(placement.jobId, position),
    gsi2pk: placementIndexes.professionalPlacements(placement.professional.userId),
    gsi2sk: position,
    gsi3pk: placementIndexes.organizationPlacements(placement.organizationId),
    gsi3sk: position,
  };
};

export const placementOn = (stored: PlacementItem, today: string, photo_url: string | null): Placement => {
  const days = { startOn: stored.terms.startOn, endOn: stored.endOn };
  return {
    ...stored,
    professional: { ...stored.professional, photo_url },
    status: placementStatus(days, today),
    // Own staff weren't hired through Wardline, so there is nothing to review.
    reviewableFrom: isOnPayroll(stored) ? null : reviewableFrom(days, today),
  };
};

export const getStoredPlacement = async (table: Table, placementId: string): Promise<PlacementItem | null> => {
  const item = await getItem(table, placementKeys.placement(placementId), true);
  return item ? readPlacement(item) : null;
};

type Placed = Pick<PlacementItem, 'jobId' | 'organizationId' | 'professional'>;

/** Whether it is the caller's own, their organization's, or of one of their jobs. */
export const mayAccessPlacement = async (
  caller: AuthorizedCaller,
  placement: Placed,
  isResponsible: (userId: string, jobId: string) => Promise<boolean>,
): Promise<boolean> => {
  if (caller.scope === 'own') return placement.professional.userId === caller.userId;
  if (caller.membership === null || organizationOf(caller) !== placement.organizationId) return false;
  return (
    caller.scope === 'organization' ||
    (caller.scope === 'assigned' && placement.jobId !== null && (await isResponsible(caller.userId, placement.jobId)))
  );
};

export const createResponsibility =
  (table: Table) =>
  async (userId: string, jobId: string): Promise<boolean> =>
    (await getItem(table, jobKeys.jobAccess(userId, jobId), true)) !== undefined;
