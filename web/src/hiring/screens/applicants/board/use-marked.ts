import { startTransition, useOptimistic } from 'react';

/** Marks a card as soon as it's pressed; the drawer follows in the background, in the address's transition. */
export const useMarked = (isOpen: boolean): { isMarked: boolean; mark: () => void } => {
  const [isMarked, setMarked] = useOptimistic(isOpen);
  return { isMarked, mark: () => startTransition(() => setMarked(true)) };
};
