import { limits } from '@shared/limits';
import { addSeconds } from '../../../platform/clock';
import type { HeldMove } from './held-move-item';
import type { ApplicationItem } from './application-item';
import { staysBefore } from './stays';

export const heldFrom = (now: Date): string => addSeconds(now, limits.moveUndoSeconds).toISOString();

export type Undo = { by: string; now: Date };

/** Restores the application before its last move. If the previous move is also unannounced, it stays held. */
export const undone = (
  application: ApplicationItem,
  { from, to, at, rejectedFrom }: NonNullable<HeldMove['undoes']>,
  { by, now }: Undo,
): { after: ApplicationItem; held: HeldMove | null } => {
  const after: ApplicationItem = {
    ...application,
    status: from.status,
    statusSince: from.since,
    rejectedFrom,
    stays: staysBefore(application.stays, { from, to, at }),
    updatedAt: now.toISOString(),
    version: application.version + 1,
  };
  if (after.status === application.seenStatus) return { after, held: null };
  const { applicationId } = application;
  return {
    after,
    held: { applicationId, version: after.version, undoes: null, by, reason: '', dueAt: heldFrom(now) },
  };
};
