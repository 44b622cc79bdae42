import { defaultShiftPreferences, ShiftPreferences } from '@shared/model/shift-preferences';
import { buildUpdate } from '../../platform/table/build-update';
import { UpdateCommand } from '../../platform/table/commands';
import { getItem, getItems, type Item, type Table } from '../../platform/table/table';
import { accountKeys } from '../accounts/keys';
import { entity } from '../entity';
import { notificationKeys } from '../notifications/keys';
import { usablePhone, verifiedIn } from '../notifications/phones';
import { shiftKeys } from './keys';
import type { Preferences } from './ports';

const Stored = ShiftPreferences.strip();

/** Saved before a choice existed, or without it. */
const preferencesIn = (item: Item | undefined): ShiftPreferences =>
  item ? Stored.parse({ ...defaultShiftPreferences, ...item }) : defaultShiftPreferences;

export const createPreferences = (table: Table): Preferences => ({
  get: async (userId) => preferencesIn(await getItem(table, shiftKeys.shiftPreferences(userId), true)),

  async many(userIds) {
    const items = await getItems(table, userIds.map(shiftKeys.shiftPreferences));
    return new Map(userIds.map((userId, at) => [userId, preferencesIn(items[at])]));
  },

  async save(userId, changes) {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: shiftKeys.shiftPreferences(userId),
        ...buildUpdate({ set: { ...entity('ShiftPreferences'), userId, ...changes } }),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return preferencesIn(Attributes);
  },

  async phones(userIds) {
    const [accounts, numbers] = await Promise.all([
      getItems(table, userIds.map(accountKeys.account)),
      getItems(table, userIds.map(notificationKeys.phone)),
    ]);
    return new Map(
      userIds.flatMap((userId, at) => {
        const account = accounts[at];
        if (!account) return [];
        const phone = String(account['phone'] ?? '');
        const number = usablePhone(verifiedIn(numbers[at]), { phone }) ?? phone;
        return number === '' ? [] : [[userId, number] as const];
      }),
    );
  },
});
