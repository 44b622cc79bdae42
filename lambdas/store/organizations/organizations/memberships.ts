import { Membership } from '@shared/accounts/model/account';
import type { Memberships } from '../../../platform/http/ports';
import { getItem, getItems, type Table } from '../../../platform/table/table';
import { organizationKeys } from './keys';

export const createMemberships = (table: Table): Memberships => ({
  async get(userId) {
    const item = await getItem(table, organizationKeys.membership(userId), true);
    return item ? Membership.parse(item) : null;
  },
});

export const membersAmong = async (
  table: Table,
  organizationId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  const items = await getItems(table, userIds.map(organizationKeys.membership));
  return userIds.filter((_userId, index) => items[index]?.['organizationId'] === organizationId);
};
