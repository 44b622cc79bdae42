import { createContext, use } from 'react';
import type { Seated } from '../seats/seat-rules';
import type { Seating } from '../seats/use-seating';
import type { Moving } from './use-moving';

/** What is carried over the board, and where to. */
export type Carrying = { moving: Moving; seating: Seating };

export const CarryContext = createContext<Carrying | null>(null);

export const useCarrying = (): Carrying => {
  const carrying = use(CarryContext);
  if (!carrying) throw new Error('The board is drawn inside a drag area');
  return carrying;
};

/** For what is over the board: it isn't drawn again with each move. */
export type SeatGrip = {
  isAside: boolean;
  /** What a drag that begins now would carry, and its handle. */
  hold: (person: Seated, row: HTMLElement) => void;
  pick: (person: Seated, row: HTMLElement) => void;
};

/** Null without a board to drop on. */
export const SeatGripContext = createContext<SeatGrip | null>(null);

/** Whether what is over the board gives it free for now. */
export const useIsAside = (): boolean => use(SeatGripContext)?.isAside ?? false;
