import type { Scene } from '../life/scene';
import type { World } from '../world/world';

/** Problems found once everything has been handled. */
export type Invariant = (world: World) => string[];
/** With what the product itself reads. */
export type Check = (world: World, scene: Scene) => Promise<string[]>;
