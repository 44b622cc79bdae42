import type { Cursors } from '../../../platform/http/cursor';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryPage, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { profilePartUpdate } from '../../people/profiles/profile-part-update';
import { caseIndexKeys, readExclusionCase, type ExclusionCase } from './case-item';
import { exclusionIndexes, exclusionKeys } from './keys';
import type { ExclusionCases } from './ports';

const caseWrite = (TableName: string, before: ExclusionCase | null, after: ExclusionCase): Write => ({
  Put: {
    TableName,
    Item: {
      ...exclusionKeys.exclusionCase(after.userId),
      ...entity('ExclusionCase'),
      ...after,
      ...caseIndexKeys(after),
    },
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

/** Updates the profile, which matching, searching and applying read. */
const profileWrites = (TableName: string, before: ExclusionCase | null, after: ExclusionCase): Write[] => {
  const { userId, hold, updatedAt: at } = after;
  const excluded = hold === 'confirmed';
  if (excluded === (before?.hold === 'confirmed')) return [];
  return [{ Update: profilePartUpdate(TableName, { userId, set: { excluded }, at }) }];
};

export const createExclusionCaseStore = (table: Table): Pick<ExclusionCases, 'get' | 'save'> => ({
  async get(userId) {
    const item = await getItem(table, exclusionKeys.exclusionCase(userId), true);
    return item ? readExclusionCase(item) : null;
  },
  save: (before, after) =>
    transact(table, [caseWrite(table.name, before, after), ...profileWrites(table.name, before, after)]),
});

export const createExclusionCases = (table: Table, cursors: Cursors): ExclusionCases => ({
  ...createExclusionCaseStore(table),
  async page(hold, cursor) {
    const list = exclusionIndexes.exclusionQueue(hold);
    const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi1', cursor, newestFirst: false });
    return { items: items.map(readExclusionCase), nextCursor };
  },
});
