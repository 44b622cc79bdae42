import type { DomainEvent, EventOf } from '@shared/core/model/event';
import type { Effect } from '../../../events/ports';
import type { AccountDeletions } from '../../../store/accounts/account-deletions/ports';
import { applyDeletionPhase } from '../../../store/accounts/account-deletions/apply-deletion-phase';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import {
  endBookingsAfter,
  endBookingsOfPlacement,
  type EndingDeps,
} from '../../../store/work/shifts/bookings/end-bookings';

export type LeavingDeps = EndingDeps & {
  deletions: Pick<AccountDeletions, 'get'>;
  placement(placementId: string): Promise<PlacementItem | null>;
};

/** Ends bookings after the deletion date; the person can work until then. Ended bookings never return. */
const ofDeletion = (deps: LeavingDeps, { data }: EventOf<'account_deletion.changed'>): Effect[] => {
  if (data.state !== 'pending') return [];
  const run = () =>
    applyDeletionPhase(deps.deletions, data.userId, async (phase) => {
      if (phase === 'leaving') await endBookingsAfter(deps, data.userId, data.dueAt);
    });
  return [{ id: 'bookings', run }];
};

/** Ends bookings after the placement's current last day, which may have changed again. */
const ofPlacement = (deps: LeavingDeps, { data }: EventOf<'placement.ended'>): Effect[] => {
  const { placementId, organizationId, professionalId: userId } = data;
  const run = async () => {
    const placement = await deps.placement(placementId);
    if (!placement || placement.endOn === null) return;
    const { endOn: lastDay, endReason: reason } = placement;
    await endBookingsOfPlacement(deps, { placementId, userId, organizationId, lastDay, reason });
  };
  return [{ id: 'bookings', run }];
};

/** Reopens the slots of a professional whose account is deleted, or whose placement in the pool ended. */
export const onProfessionalLeft = async (deps: LeavingDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type === 'account_deletion.changed') return ofDeletion(deps, event);
  return event.type === 'placement.ended' ? ofPlacement(deps, event) : [];
};
