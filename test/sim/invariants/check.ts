import type { Scene } from '../life/scene';
import type { World } from '../world/world';

/** With what the product itself reads. */
export type Check = (world: World, scene: Scene) => Promise<string[]>;
