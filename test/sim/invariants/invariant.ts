import type { World } from '../world/world';

/** Problems found once everything has been handled. */
export type Invariant = (world: World) => string[];
