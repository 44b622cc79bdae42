import { limits } from '@shared/limits';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, equals, exists, itemExists, type Condition } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { queryFirst, type Table, type Write } from '../../../platform/table/table';
import { hiddenBy } from '../../trust/reports/hidden';
import { organizationIndexes, organizationKeys } from '../organizations/keys';

/** A reason for hiding an organization: it has no page, and its jobs aren't found. */
const hider = new Set(['closing']);

const refusal = ConcurrentModificationError;

/** The searches compare states by the time of the last change. A null `closesAt` removes the mark. */
export const organizationMark = (
  TableName: string,
  organizationId: string,
  { closesAt, at }: { closesAt: string | null; at: string },
): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.organization(organizationId),
    ...buildUpdate({
      set: { updatedAt: at, closesAt: closesAt ?? undefined },
      ...(closesAt === null ? { takeOut: { [hiddenBy]: hider } } : { add: { [hiddenBy]: hider } }),
      when: all(itemExists, closesAt === null ? exists('closesAt') : absent('closesAt')),
    }),
  },
  refusal,
});

type Marked = { userId: string; organizationId: string };

const membershipMark = (TableName: string, userId: string, closesAt: string | null, when: Condition): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.membership(userId),
    ...buildUpdate({ set: { organizationClosesAt: closesAt ?? undefined }, when }),
  },
});

/** Stored in memberships, so every request reads it with the membership. */
export const memberMark = (TableName: string, { userId, organizationId }: Marked, closesAt: string | null): Write => ({
  ...membershipMark(TableName, userId, closesAt, equals('organizationId', organizationId)),
  refusal,
});

/** Also checks that the actor is an administrator, with the mark of their own membership. */
export const actorMark = (TableName: string, { userId, organizationId }: Marked, closesAt: string | null): Write => {
  const asAdministrator = all(equals('organizationId', organizationId), equals('role', 'admin'));
  return { ...membershipMark(TableName, userId, closesAt, asAdministrator), refusal: 'FORBIDDEN' };
};

type ListedMember = { userId: string; role: string };

export const listMembers = async (table: Table, organizationId: string): Promise<ListedMember[]> => {
  const listed = await queryFirst(table, {
    list: organizationIndexes.team(organizationId),
    index: 'gsi1',
    limit: limits.teamSize,
  });
  return listed.map(({ userId, role }) => ({ userId: String(userId), role: String(role) }));
};
