import { QueryCommand } from '../../../../platform/table/commands';
import * as z from 'zod';
import { profileIndexes, profileKeys } from '../keys';
import { getItem, type Table } from '../../../../platform/table/table';

export type ProfileViews = {
  since(userId: string, day: string): Promise<{ total: number; days: Map<string, number> }>;
};

const Views = z.object({ views: z.int() });
const ViewDay = Views.extend({ sk: z.string() });

export const createProfileViews = (table: Table): ProfileViews => ({
  async since(userId, day) {
    const first = profileKeys.profileViewDay(userId, day).sk;
    const [counted, total] = await Promise.all([
      table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':pk': profileIndexes.profileViews(userId),
            ':first': first,
            ':last': profileKeys.profileViewDay(userId, '9999-12-31').sk,
          },
        }),
      ),
      getItem(table, profileKeys.profileViewTotal(userId)),
    ]);
    const days = (counted.Items ?? []).map((item) => ViewDay.parse(item));
    return {
      total: total ? Views.parse(total).views : 0,
      days: new Map(days.map(({ sk, views }) => [sk.replace(profileKeys.profileViewDay(userId, '').sk, ''), views])),
    };
  },
});
