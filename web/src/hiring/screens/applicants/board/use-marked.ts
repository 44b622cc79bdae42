import { startTransition, useOptimistic } from 'react';

/** Marked at once when it's pressed; the drawer follows in the background, in the same transition as the address. */
export const useMarked = (isOpen: boolean): { isMarked: boolean; mark: () => void } => {
  const [isMarked, setMarked] = useOptimistic(isOpen);
  return { isMarked, mark: () => startTransition(() => setMarked(true)) };
};
