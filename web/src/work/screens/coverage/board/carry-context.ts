import { createContext, use } from 'react';
import type { Seated } from '../seats/seat-rules';
import type { Seating } from '../seats/use-seating';
import type { Moving } from './use-moving';

/** What is being dragged over the board, and its target. */
export type Carrying = { moving: Moving; seating: Seating };

export const CarryContext = createContext<Carrying | null>(null);

export const useCarrying = (): Carrying => {
  const carrying = use(CarryContext);
  if (!carrying) throw new Error('The board is drawn inside a drag area');
  return carrying;
};

/** For elements over the board, which don't re-render with each move. */
export type SeatGrip = {
  isAside: boolean;
  /** What a drag that starts now would carry, and its handle. */
  hold: (person: Seated, row: HTMLElement) => void;
  pick: (person: Seated, row: HTMLElement) => void;
};

/** Null without a board to drop on. */
export const SeatGripContext = createContext<SeatGrip | null>(null);

/** Whether elements over the board are currently set aside. */
export const useIsAside = (): boolean => use(SeatGripContext)?.isAside ?? false;
