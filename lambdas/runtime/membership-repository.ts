import { Membership } from '@shared/model/account';
import { keys } from './keys';
import { getItem, type Table } from './table-gateway';

/** Reads who belongs to which organisation. Never trusted from the token: a removed member is out at once. */
export type Memberships = { get(userId: string): Promise<Membership | null> };

export const createMemberships = (table: Table): Memberships => ({
  async get(userId) {
    const item = await getItem(table, keys.membership(userId), true);
    return item ? Membership.parse(item) : null;
  },
});
