import { defaultShiftPreferences, PreferenceChanges, type ShiftPreferences } from '@shared/model/shift-preferences';
import { buildUpdate } from '../../platform/table/build-update';
import { UpdateCommand } from '../../platform/table/commands';
import { getItem, getItems, type Item, type Table } from '../../platform/table/table';
import { accountKeys } from '../accounts/keys';
import { entity } from '../entity';
import { notificationKeys } from '../notifications/keys';
import { usablePhone, verifiedIn } from '../notifications/phones';
import { shiftKeys } from './keys';
import type { Preferences } from './ports';

const Stored = PreferenceChanges.strip();

/** Nothing that was never chosen is stored. */
const preferencesIn = (item: Item | undefined): ShiftPreferences => ({
  ...defaultShiftPreferences,
  ...Stored.parse(item ?? {}),
});

export const createPreferences = (table: Table): Preferences => ({
  get: async (userId) => preferencesIn(await getItem(table, shiftKeys.shiftPreferences(userId), true)),

  async change(userId, changes) {
    const Key = shiftKeys.shiftPreferences(userId);
    const update = buildUpdate({ set: { ...entity('ShiftPreferences'), userId, ...changes } });
    const command = new UpdateCommand({ TableName: table.name, Key, ...update, ReturnValues: 'ALL_NEW' });
    return preferencesIn((await table.client.send(command)).Attributes);
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
