import { PutCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { accountKeys } from './keys';
import { entity } from '../../entity';
import { getItem, type Table } from '../../../platform/table/table';
import type { EmailLinks } from './ports';
import * as z from 'zod';

const EmailLinkItem = z.object({
  purpose: z.enum(['confirm', 'change']),
  userId: z.string().nullable(),
  emailHash: z.string(),
  email: z.string().nullable(),
  requestId: z.string().optional(),
  ttl: z.number(),
});

export const createEmailLinks = (table: Table, clock: Clock): EmailLinks => ({
  async put(tokenHash, link) {
    const ttl = epochSeconds(addSeconds(clock.now(), limits.emailLinkHours * 3600));
    const Item = { ...accountKeys.emailLink(tokenHash), ...entity('EmailLink'), ...link, ttl };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
  async get(tokenHash) {
    const item = await getItem(table, accountKeys.emailLink(tokenHash), true);
    if (!item) return null;
    // TTL deletion is delayed.
    const { ttl, ...link } = EmailLinkItem.parse(item);
    return ttl > epochSeconds(clock.now()) ? link : null;
  },
  spending: (tokenHash) => ({
    Delete: {
      TableName: table.name,
      Key: accountKeys.emailLink(tokenHash),
      ConditionExpression: 'attribute_exists(pk)',
    },
    refusal: 'INVALID_TOKEN',
  }),
});
