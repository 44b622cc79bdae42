import { entityMark } from '../platform/table/entity';
import type { keys } from './keys';

/**
 * `entity` attribute of every item, by which the stream consumer distinguishes changes. All per-user counts share one
 * entity, and so do the logs of both search indexes.
 */
export type EntityName = Capitalize<keyof typeof keys> | 'OwnCount';

export const entity: (name: EntityName, schemaVersion?: number) => { entity: EntityName; shape: number } = entityMark;
