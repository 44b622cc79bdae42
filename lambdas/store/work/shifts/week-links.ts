import { AppError } from '@shared/errors';
import { WeekLinkId } from '@shared/work/model/shifts/week-link';
import { linkLimits } from '@shared/core/limits/link-limits';
import * as z from 'zod';
import { feedTokens } from '../../../platform/crypto/feed-tokens';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { equals, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, queryEvery, type Item, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { calendarBookingsBetween } from './bookings/calendar-bookings';
import { shiftIndexes, shiftKeys } from './keys';
import type { StoredWeekLink, WeekLinks } from './ports';

export const weekLinkTokens = feedTokens({ purpose: 'week-link', suffix: '', ownerId: WeekLinkId });

const Stored = z.object({ linkId: WeekLinkId, generation: z.int(), on: z.boolean(), changedAt: z.string() });
const Named = z.object({ firstName: z.string() });

const read = (item: Item | undefined): StoredWeekLink | null => (item ? Stored.parse(item) : null);

export const createWeekLinks = (table: Table): WeekLinks => {
  // Consistent: a link that was replaced or turned off stops working immediately.
  const get = async (userId: string) => read(await getItem(table, shiftKeys.weekLink(userId), true));

  const ownerOf = async (linkId: string): Promise<string | null> => {
    const query = { list: shiftIndexes.weekLinks(linkId), index: 'gsi1' } as const;
    for await (const item of queryEvery(table, query)) return String(item['userId']);
    return null;
  };

  return {
    get,

    async change(userId, { before, link }) {
      const position = { gsi1pk: shiftIndexes.weekLinks(link.linkId), gsi1sk: userId };
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: shiftKeys.weekLink(userId),
            ...buildUpdate({
              set: { ...entity('WeekLink'), userId, ...link, ...position },
              when: before === 0 ? itemAbsent : equals('generation', before),
            }),
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new AppError('STALE_VERSION');
      }
    },

    async open(linkId) {
      const userId = await ownerOf(linkId);
      const link = userId === null ? null : await get(userId);
      return userId !== null && link?.linkId === linkId ? { userId, link } : null;
    },

    async firstName(userId) {
      const account = await getItem(table, accountKeys.account(userId));
      return account ? Named.parse(account).firstName : null;
    },

    bookings: (userId, stretch) => calendarBookingsBetween(table, userId, stretch, linkLimits.sharedBookingsRead),
  };
};
