import { buildUpdate } from '../../../platform/table/build-update';
import { itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, type Table, type Write } from '../../../platform/table/table';
import { hiddenBy } from '../../trust/reports/hidden';
import { profileKeys } from '../../people/profiles/keys';

/** Separate from moderators' reasons, so that ending one doesn't end the other. */
const cause = new Set(['deletion']);

/** Returns no writes without a profile. */
export const profileHidingWrites = async (
  table: Table,
  userId: string,
  { hide, at }: { hide: boolean; at: string },
): Promise<Write[]> => {
  const Key = profileKeys.profile(userId);
  if (!(await getItem(table, Key, true))) return [];
  const change = hide ? { add: { [hiddenBy]: cause } } : { takeOut: { [hiddenBy]: cause } };
  return [
    {
      Update: {
        TableName: table.name,
        Key,
        // The search compares states by their last change.
        ...buildUpdate({ set: { updatedAt: at }, ...change, when: itemExists }),
      },
      refusal: ConcurrentModificationError,
    },
  ];
};
