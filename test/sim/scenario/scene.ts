import type { Attempt } from './attempt';
import type { Memory } from './memory';
import type { Actors } from './people';

export type Scene = { actors: Actors; memory: Memory; attempt: Attempt };
/** An action; `pick` chooses among options, the same for the same plan. */
export type Action = (scene: Scene, pick: (choices: number) => number) => Promise<void>;

export const choose = <T>(from: readonly T[], pick: (choices: number) => number): T | undefined =>
  from.length > 0 ? from[pick(from.length)] : undefined;
