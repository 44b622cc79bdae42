import type { DeletionItem } from './deletion-item';
import type { AccountDeletions } from './ports';

export type DeletionPhase = 'leaving' | 'staying';

const deletionPhase = ({ state }: DeletionItem): DeletionPhase | null => {
  if (state === 'erased') return null;
  return state === 'canceled' ? 'staying' : 'leaving';
};

/**
 * Applies the current phase, and repeats if it changed in the meantime: events of a request and of its cancel arrive
 * late, out of order, and at the same time.
 */
export const applyDeletionPhase = async (
  deletions: Pick<AccountDeletions, 'get'>,
  userId: string,
  apply: (phase: DeletionPhase) => Promise<void>,
): Promise<void> => {
  let seen: string | null = null;
  for (;;) {
    const item = await deletions.get(userId);
    const phase = item && deletionPhase(item);
    if (!item || !phase) return;
    const state = `${item.deletionId}#${item.state}`;
    if (state === seen) return;
    seen = state;
    await apply(phase);
  }
};
