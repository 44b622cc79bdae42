import { UpdateCommand } from '../../../platform/table/commands';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { queryDue, type Table } from '../../../platform/table/table';
import { organizationIndexes, organizationKeys } from './keys';
import type { TwoFactorReminders } from './ports';

export const createTwoFactorReminders = (table: Table): TwoFactorReminders => ({
  async page(now, after) {
    // "$" sorts after "#", which follows the time in positions.
    const bound = { compared: '<', with: `${now}$` } as const;
    const { items, next } = await queryDue(table, {
      list: organizationIndexes.twoFactorReminders,
      index: 'gsi2',
      bound,
      after,
    });
    return { due: items.map(({ userId, gsi2sk }) => ({ userId: String(userId), position: String(gsi2sk) })), next };
  },

  async remind({ userId, position }, at) {
    const update = buildUpdate({
      set: { twoFactorRemindedAt: at, gsi2pk: undefined, gsi2sk: undefined },
      when: equals('gsi2sk', position),
    });
    const Key = organizationKeys.membership(userId);
    return conditionHolds(table.client.send(new UpdateCommand({ TableName: table.name, Key, ...update })));
  },
});
