import { buildUpdate } from '../../../platform/table/build-update';
import { absent, equals, type Condition } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { Item, Write } from '../../../platform/table/table';
import { organizationKeys } from './keys';

/** Reads the organization's item; undefined for one from before verification. */
export const verifiedOf = (organization: Item | undefined): boolean | undefined => {
  const stored = organization?.['isVerified'];
  return typeof stored === 'boolean' ? stored : undefined;
};

export const verifiedIs = (verified: boolean | undefined): Condition =>
  verified === undefined ? absent('isVerified') : equals('isVerified', verified);

/** Stored in memberships, so every request reads it with the membership. */
export const verifiedMark = (
  TableName: string,
  { userId, organizationId }: { userId: string; organizationId: string },
  verified: boolean,
): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.membership(userId),
    ...buildUpdate({ set: { organizationVerified: verified }, when: equals('organizationId', organizationId) }),
  },
  refusal: ConcurrentModificationError,
});
