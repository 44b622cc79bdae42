import type { Scene } from '../scenario/scene';
import type { World } from '../world/world';

/** With what the product itself reads. */
export type Check = (world: World, scene: Scene) => Promise<string[]>;
