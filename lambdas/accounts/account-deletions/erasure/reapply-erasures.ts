import { requestedDeletion } from '../../../store/accounts/account-deletions/deletion-item';
import type { RestoredDeletions } from '../../../store/accounts/account-deletions/ports';
import { eraseTaken } from './erase-due';
import type { ErasureDeps, ErasureRecord } from './ports';

type ReapplyDeps = { erasure: ErasureDeps; restored: RestoredDeletions };
export type Reapplied = { read: number; erased: number; failed: number };

const hour = 3600_000;

/** Whether the backup was made after the erasure and has its final state. */
const isErased = async ({ restored }: ReapplyDeps, { userId }: ErasureRecord): Promise<boolean> =>
  (await restored.get(userId))?.state === 'erased';

const eraseAgain = async (deps: ReapplyDeps, { userId, userType, dueAt }: ErasureRecord): Promise<boolean> => {
  const { erasure, restored } = deps;
  const deletionId = `del_restored_${userId}`;
  const requested = requestedDeletion({ deletionId, userId, userType, requestedAt: dueAt, dueAt });
  const leaseUntil = new Date(erasure.clock.now().getTime() + hour).toISOString();
  const taken = { ...requested, state: 'erasing', reapplied: true, leaseUntil } as const;
  await restored.restart(taken);
  return (await eraseTaken(erasure, taken, () => true)) === 'erased';
};

/** Runs before a restored table opens. Also repeats the erasure of people without items in the backup. */
export const reapplyErasures = async (deps: ReapplyDeps, records: AsyncIterable<ErasureRecord>): Promise<Reapplied> => {
  const result: Reapplied = { read: 0, erased: 0, failed: 0 };
  for await (const record of records) {
    result.read += 1;
    if (await isErased(deps, record)) continue;
    if (await eraseAgain(deps, record)) result.erased += 1;
    else result.failed += 1;
  }
  return result;
};
