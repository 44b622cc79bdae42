import { AppError } from '@shared/errors';
import { Browser, System } from '@shared/accounts/model/device';
import { Instant } from '@shared/core/model/fields';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import * as z from 'zod';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { absent, all, buildCondition, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, queryEvery, transact, type Item, type Table } from '../../../platform/table/table';
import { securityChangeWrite } from '../../accounts/accounts/security-change';
import { entity } from '../../entity';
import { attendanceIndexes, attendanceKeys } from './keys';

/** A key pair's public part, which each signed entry includes. */
export const ClockPhoneItem = z.object({
  userId: z.string(),
  phoneId: z.string(),
  /** ID of the browser that created it, as in entries. */
  device: z.string(),
  browser: Browser,
  system: System,
  addedAt: Instant,
  lastUsedAt: Instant,
  /** Removal by the owner. The item stays, so that sent entries can't add it again. */
  removedAt: Instant.exactOptional(),
});
export type ClockPhoneItem = z.infer<typeof ClockPhoneItem>;

export type ClockPhones = {
  /** Includes removed phones. */
  get(userId: string, phoneId: string): Promise<ClockPhoneItem | null>;
  /** Lists phones without removed ones, last used first. */
  list(userId: string): Promise<ClockPhoneItem[]>;
  isOfOther(userId: string, phoneId: string): Promise<boolean>;
  /** Returns the stored phone, new or added before. The owner is notified of each but the first. */
  add(phone: ClockPhoneItem): Promise<ClockPhoneItem>;
  used(phone: ClockPhoneItem, at: string): Promise<void>;
  /** NOT_FOUND if it doesn't exist. */
  remove(userId: string, phoneId: string, now: Date): Promise<void>;
};

class KnownPhone extends Error {}

const phoneItem = (phone: ClockPhoneItem): Item => ({
  ...attendanceKeys.clockPhone(phone.userId, phone.phoneId),
  ...entity('ClockPhone'),
  ...phone,
  gsi1pk: attendanceIndexes.phoneOwners(phone.phoneId),
  gsi1sk: phone.userId,
});

const byUse = (a: ClockPhoneItem, b: ClockPhoneItem): number => (a.lastUsedAt < b.lastUsedAt ? 1 : -1);

export const createClockPhones = (table: Table): ClockPhones => {
  const TableName = table.name;

  const get: ClockPhones['get'] = async (userId, phoneId) => {
    const item = await getItem(table, attendanceKeys.clockPhone(userId, phoneId), true);
    return item ? ClockPhoneItem.parse(item) : null;
  };

  const known = async (userId: string): Promise<ClockPhoneItem[]> => {
    const { pk: list, sk: since } = attendanceKeys.clockPhone(userId, '');
    const items: ClockPhoneItem[] = [];
    for await (const item of queryEvery(table, { list, since, until: `${since}~`, consistent: true })) {
      items.push(ClockPhoneItem.parse(item));
    }
    return items;
  };
  const inUse = (phones: readonly ClockPhoneItem[]) =>
    phones.filter(({ removedAt }) => removedAt === undefined).toSorted(byUse);

  return {
    get,
    list: async (userId) => inUse(await known(userId)),

    async isOfOther(userId, phoneId) {
      const query = { list: attendanceIndexes.phoneOwners(phoneId), index: 'gsi1' } as const;
      for await (const item of queryEvery(table, query)) if (item['userId'] !== userId) return true;
      return false;
    },

    async add(phone) {
      const { userId, phoneId, addedAt: at } = phone;
      const before = await known(userId);
      const replaced = inUse(before).slice(shiftLimits.clockPhones - 1);
      try {
        await transact(table, [
          { Put: { TableName, Item: phoneItem(phone), ...buildCondition(itemAbsent) }, refusal: KnownPhone },
          ...replaced.map((it) => ({ Delete: { TableName, Key: attendanceKeys.clockPhone(userId, it.phoneId) } })),
          ...(before.length > 0 ? [securityChangeWrite(TableName, { userId, change: 'clock_phone_added', at })] : []),
        ]);
        return phone;
      } catch (error) {
        // Two concurrent requests can send its first entries.
        if (!(error instanceof KnownPhone)) throw error;
        return (await get(userId, phoneId)) ?? phone;
      }
    },

    async used({ userId, phoneId }, at) {
      const Key = attendanceKeys.clockPhone(userId, phoneId);
      const update = buildUpdate({ set: { lastUsedAt: at }, when: itemExists });
      await conditionHolds(table.client.send(new UpdateCommand({ TableName, Key, ...update })));
    },

    async remove(userId, phoneId, now) {
      const phone = await get(userId, phoneId);
      if (!phone || phone.removedAt !== undefined) throw new AppError('NOT_FOUND');
      const at = now.toISOString();
      const ttl = epochSeconds(addSeconds(now, shiftLimits.removedPhoneDays * 24 * 3600));
      await transact(table, [
        {
          Update: {
            TableName,
            Key: attendanceKeys.clockPhone(userId, phoneId),
            ...buildUpdate({ set: { removedAt: at, ttl }, when: all(itemExists, absent('removedAt')) }),
          },
          refusal: 'NOT_FOUND',
        },
        securityChangeWrite(TableName, { userId, change: 'clock_phone_removed', at }),
      ]);
    },
  };
};
