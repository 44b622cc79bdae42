import { buildUpdate } from '../../../platform/table/build-update';
import { DeleteCommand, UpdateCommand } from '../../../platform/table/commands';
import { all, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { removeCounted } from '../../../platform/table/counted-item';
import type { Item, Key, Table } from '../../../platform/table/table';
import { AppError } from '@shared/errors';
import { profileKeys } from '../../people/profiles/keys';
import { shiftKeys } from '../../work/shifts/keys';

/** Treatment of an item. A change sets attributes, or removes those that are undefined. */
export type Fate = 'delete' | 'keep' | { set: Readonly<Record<string, unknown>> };

export type ErasingTable = {
  /** `userId`: the person being erased. */
  remove(item: Item, userId: string): Promise<void>;
  /** Returns false if it changed or was deleted in the meantime: the next run reads it again. */
  change(item: Item, set: Readonly<Record<string, unknown>>): Promise<boolean>;
};

const keyOf = (item: Item): Key => ({ pk: String(item['pk']), sk: String(item['sk']) });

const viewerOf = (item: Item): string => String(item['pk']).split('#')[1] ?? '';

/** Counter of another owner's list with a maximum size. */
const countOf = (item: Item, userId: string): Key | null => {
  if (item['entity'] === 'UnitBlock') return shiftKeys.unitBlockCount(String(item['unitId']));
  const viewer = viewerOf(item);
  return item['entity'] === 'SavedProfessional' && viewer !== userId
    ? profileKeys.savedProfessionalCount(viewer)
    : null;
};

/** Makes concurrent writers, which check the version, read and try again. */
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
