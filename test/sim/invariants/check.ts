import type { Scene } from '../scenario/scene';
import type { World } from '../world/world';

/** A check that reads through the product. */
export type Check = (world: World, scene: Scene) => Promise<string[]>;
