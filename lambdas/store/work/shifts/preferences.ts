import {
  defaultShiftPreferences,
  ShiftPreferences,
  type AwayPeriod,
  type ShiftChoices,
} from '@shared/work/model/shifts/shift-preferences';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { absent, any, equals, type Condition } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, getItems, type Item, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { notificationKeys } from '../../messages/notifications/keys';
import { usablePhone, verifiedIn } from '../../messages/notifications/phones';
import { shiftKeys } from './keys';
import type { Preferences } from './ports';

const Stored = ShiftPreferences.strip();

/** Fills in choices that didn't exist or weren't made when it was saved. */
const preferencesIn = (item: Item | undefined): ShiftPreferences =>
  item ? Stored.parse({ ...defaultShiftPreferences, ...item }) : defaultShiftPreferences;

const write = async (
  table: Table,
  userId: string,
  choices: ShiftChoices & { away?: readonly AwayPeriod[] },
  when?: Condition,
): Promise<ShiftPreferences> => {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: shiftKeys.shiftPreferences(userId),
      ...buildUpdate({ set: { ...entity('ShiftPreferences'), userId, ...choices }, when }),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return preferencesIn(Attributes);
};

const unchangedAway = (before: readonly AwayPeriod[]): Condition => {
  const same = equals('away', before);
  return before.length === 0 ? any(absent('away'), same) : same;
};

export const createPreferences = (table: Table): Preferences => ({
  get: async (userId) => preferencesIn(await getItem(table, shiftKeys.shiftPreferences(userId), true)),

  async many(userIds) {
    const items = await getItems(table, userIds.map(shiftKeys.shiftPreferences));
    return new Map(userIds.map((userId, at) => [userId, preferencesIn(items[at])]));
  },

  save: (userId, choices) => write(table, userId, choices),

  async saveAway(userId, choices, before) {
    try {
      return await write(table, userId, choices, unchangedAway(before));
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null;
      throw error;
    }
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
