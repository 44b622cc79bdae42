import { limits } from '@shared/limits';
import { IntegrationCall } from '@shared/connect/model/integration';
import { monotonicFactory } from 'ulid';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import type { Cursors } from '../../../platform/http/cursor';
import { PutCommand } from '../../../platform/table/commands';
import { queryPage, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { integrationIndexes, integrationKeys } from './keys';
import type { IntegrationCalls, LoggedCall } from './ports';

const ttlOf = (at: string): number => epochSeconds(addSeconds(new Date(at), limits.integrationCallDays * 24 * 3600));

/** Keeps the order of calls within a millisecond. */
const nextUlid = monotonicFactory();

export const addCall = async (table: Table, integrationId: string, call: LoggedCall): Promise<void> => {
  const callId = nextUlid(Date.parse(call.at));
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...integrationKeys.integrationCall(integrationId, callId),
        ...entity('IntegrationCall'),
        ...{ ...call, callId, integrationId, ttl: ttlOf(call.at) },
      },
    }),
  );
};

export const createIntegrationCalls = (
  table: Table,
  cursors: Pick<Cursors, 'encode' | 'decode'>,
): IntegrationCalls => ({
  add: (integrationId, call) => addCall(table, integrationId, call),
  async list(integrationId, { cursor }) {
    const list = integrationIndexes.integrationCalls(integrationId);
    const { items, nextCursor } = await queryPage(table, cursors, { list, cursor });
    return { items: items.map((item) => IntegrationCall.parse(item)), nextCursor };
  },
});
