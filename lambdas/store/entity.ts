import { entityMark } from '../platform/table/entity';
import type { keys } from './keys';

/** The `entity` attribute of every item. All per-user counts share one, as do the logs of both indexes. */
export type EntityName = Capitalize<keyof typeof keys> | 'OwnCount';

export const entity: (name: EntityName, schemaVersion?: number) => { entity: EntityName; shape: number } = entityMark;
