import { buildUpdate } from '../../../platform/table/build-update';
import { DeleteCommand, UpdateCommand } from '../../../platform/table/commands';
import { all, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { removeCounted } from '../../../platform/table/counted-item';
import type { Item, Key, Table } from '../../../platform/table/table';
import { AppError } from '@shared/errors';
import { profileKeys } from '../../people/profiles/keys';
import { shiftKeys } from '../../work/shifts/keys';

/** What becomes of an item. A change sets attributes, or removes those that are undefined. */
export type Fate = 'delete' | 'keep' | { set: Readonly<Record<string, unknown>> };

export type ErasingTable = {
  /** `userId`: whose erasure it is. */
  remove(item: Item, userId: string): Promise<void>;
  /** False if it changed or went meanwhile: the next run reads it again. */
  change(item: Item, set: Readonly<Record<string, unknown>>): Promise<boolean>;
};

const keyOf = (item: Item): Key => ({ pk: String(item['pk']), sk: String(item['sk']) });

const viewerOf = (item: Item): string => String(item['pk']).split('#')[1] ?? '';

/** Of a list of someone else, who may have so many. */
const countOf = (item: Item, userId: string): Key | null => {
  if (item['entity'] === 'UnitBlock') return shiftKeys.unitBlockCount(String(item['unitId']));
  const viewer = viewerOf(item);
  return item['entity'] === 'SavedProfessional' && viewer !== userId
    ? profileKeys.savedProfessionalCount(viewer)
    : null;
};

/** Whoever changes the item at the same time writes on the version that they read, and tries again. */
const nextVersion = ({ version }: Item): { add?: Record<string, number>; when?: Condition } =>
  typeof version === 'number' ? { add: { version: 1 }, when: equals('version', version) } : {};

export const createErasingTable = (table: Table): ErasingTable => ({
  async remove(item, userId) {
    const count = countOf(item, userId);
    if (!count) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(item) }));
      return;
    }
    try {
      await removeCounted(table, keyOf(item), count);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
  },

  async change(item, set) {
    const { add, when } = nextVersion(item);
    const condition = when ? all(itemExists, when) : itemExists;
    return conditionHolds(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(item),
          ...buildUpdate({ set, ...(add && { add }), when: condition }),
        }),
      ),
    );
  },
});
