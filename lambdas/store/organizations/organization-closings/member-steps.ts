import { DeleteCommand } from '../../../platform/table/commands';
import { buildCondition, equals } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { queryEvery, transact, type Table } from '../../../platform/table/table';
import { analyticsKeys } from '../../hiring/analytics/keys';
import { organizationKeys } from '../organizations/keys';
import { profileIndexes } from '../../people/profiles/keys';
import { memberMark, listMembers } from './closing-marks';
import type { ClosingStepOf } from './step';

const whileStillMember = async (change: () => Promise<void>): Promise<boolean> => {
  try {
    await change();
    return true;
  } catch (error) {
    // The member left in the meantime.
    if (error instanceof ConcurrentModificationError) return false;
    throw error;
  }
};

/** Marks members that the request's transaction didn't include. */
export const markMembers: ClosingStepOf = async function* ({ table }, { organizationId, closesAt, state }) {
  const mark = state === 'canceling' ? null : closesAt;
  for (const { userId } of await listMembers(table, organizationId)) {
    yield () => whileStillMember(() => transact(table, [memberMark(table.name, { userId, organizationId }, mark)]));
  }
};

/** Removes a member's own lists for this team. */
const removeOwnLists = async (table: Table, userId: string): Promise<void> => {
  for await (const { pk, sk } of queryEvery(table, { list: profileIndexes.savedProfessionals(userId) })) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: analyticsKeys.analyticsReport(userId) }));
};

/** Removes memberships. People keep their accounts, and can create or join another organization. */
export const freeMembers: ClosingStepOf = async function* ({ table }, { organizationId }) {
  for (const { userId } of await listMembers(table, organizationId)) {
    yield async () => {
      await removeOwnLists(table, userId);
      return whileStillMember(() =>
        transact(table, [
          {
            Delete: {
              TableName: table.name,
              Key: organizationKeys.membership(userId),
              ...buildCondition(equals('organizationId', organizationId)),
            },
            refusal: ConcurrentModificationError,
          },
        ]),
      );
    };
  }
};
