import { UpdateCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { epochSeconds } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import type { Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { connectionKeys } from './keys';

export type MessageCounts = {
  /** Returns whether the connection is above its limit for the window. */
  isTooMany(connectionId: string, now: Date): Promise<boolean>;
};

const { liveMessagesPerWindow, liveWindowSeconds } = limits;

export const createMessageCounts = (table: Table): MessageCounts => ({
  async isTooMany(connectionId, now) {
    const seconds = epochSeconds(now);
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: connectionKeys.connectionMessages(connectionId, Math.floor(seconds / liveWindowSeconds)),
        ...buildUpdate({ set: { ...entity('ConnectionMessages'), ttl: seconds + 3600 }, add: { count: 1 } }),
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.['count']) > liveMessagesPerWindow;
  },
});
