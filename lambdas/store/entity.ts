import { entityMark } from '../platform/table/entity';
import type { keys } from './keys';

/**
 * `entity` attribute of every item, after its key; the stream's consumer tells changes apart by it. Counts of what one
 * person keeps are one entity, and so are the logs of both search indexes.
 */
export type EntityName = Capitalize<keyof typeof keys> | 'OwnCount';

export const entity: (name: EntityName, schemaVersion?: number) => { entity: EntityName; shape: number } = entityMark;
