import { buildUpdate } from '../../../platform/table/build-update';
import { absent, buildCondition } from '../../../platform/table/conditions';
import { getItem, type Item, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { moderationKeys } from '../../trust/reports/keys';

/** Deletion date in the person's restriction, which every write reads. */
const leavesAt = 'leavesAt';

export const leavesAtIn = (restriction: Item | undefined): string | null =>
  typeof restriction?.[leavesAt] === 'string' ? restriction[leavesAt] : null;

/** `dueAt` is null when the deletion was canceled. */
export const leavingWrite = (TableName: string, userId: string, dueAt: string | null): Write => ({
  Update: {
    TableName,
    Key: moderationKeys.restriction(userId),
    ...buildUpdate({ set: { ...entity('Restriction'), [leavesAt]: dueAt ?? undefined } }),
  },
});

/** Rejects a transaction once the person asked to delete the account, even at the same moment. */
export const notLeaving = (TableName: string, userId: string, refusal: NonNullable<Write['refusal']>): Write => ({
  ConditionCheck: { TableName, Key: moderationKeys.restriction(userId), ...buildCondition(absent(leavesAt)) },
  refusal,
});

export type Leaving = {
  /** Whether the person asked to delete the account. */
  isLeaving(userId: string): Promise<boolean>;
};

export const createLeaving = (table: Table): Leaving => ({
  async isLeaving(userId) {
    return leavesAtIn(await getItem(table, moderationKeys.restriction(userId), true)) !== null;
  },
});
