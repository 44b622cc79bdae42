import { limits } from '@shared/limits';
import { AppError } from '@shared/errors';
import { NewsMail } from '@shared/trust/model/site-state';
import { PutCommand, QueryCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { conditionHolds, updateIf } from '../../../platform/table/conditional-write';
import { getItem, queryFirst, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { notificationIndexes } from '../../messages/notifications/keys';
import { siteStateKeys } from './keys';

/** `after`: the last recipient. */
export type NewsMailRun = NewsMail & { after: string | null };

export type NewsMails = {
  last(): Promise<NewsMailRun | null>;
  /** STALE_VERSION unless `before` is the latest version. */
  begin(mail: NewsMail, before: number): Promise<void>;
  advance(mail: NewsMail, done: { after: string | null; sent: number; finishedAt: string | null }): Promise<void>;
};

/** People who opted in to product news. */
export type NewsReaders = {
  count(): Promise<{ count: number; more: boolean }>;
  /** User IDs; `next` is null on the last page. */
  page(after: string | null): Promise<{ userIds: string[]; next: string | null }>;
};

export const createNewsMails = (table: Table): NewsMails => ({
  async last() {
    const item = await getItem(table, siteStateKeys.newsMail(), true);
    return item ? { ...NewsMail.parse(item), after: typeof item['after'] === 'string' ? item['after'] : null } : null;
  },

  async begin(mail, before) {
    const put = new PutCommand({
      TableName: table.name,
      Item: { ...siteStateKeys.newsMail(), ...entity('NewsMail'), ...mail },
      ...buildCondition(before === 0 ? itemAbsent : equals('version', before)),
    });
    if (!(await conditionHolds(table.client.send(put)))) throw new AppError('STALE_VERSION');
  },

  async advance({ version }, { after, sent, finishedAt }) {
    await updateIf(table, siteStateKeys.newsMail(), {
      set: { finishedAt, after: after ?? undefined },
      add: { sent },
      when: equals('version', version),
    });
  },
});

export const createNewsReaders = (table: Table): NewsReaders => ({
  async count() {
    let count = 0;
    let start: Record<string, unknown> | undefined;
    do {
      const { Count = 0, LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :list',
          ExpressionAttributeValues: { ':list': notificationIndexes.newsReaders },
          Select: 'COUNT',
          Limit: limits.newsReadersCounted + 1 - count,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      count += Count;
      start = LastEvaluatedKey;
    } while (start && count <= limits.newsReadersCounted);
    return { count: Math.min(count, limits.newsReadersCounted), more: count > limits.newsReadersCounted };
  },

  async page(after) {
    const items = await queryFirst(table, {
      list: notificationIndexes.newsReaders,
      index: 'gsi1',
      limit: limits.pageSize,
      newestFirst: false,
      attributes: ['userId'],
      bound: after === null ? undefined : { compared: '>', with: after },
    });
    const userIds = items.map(({ userId }) => String(userId));
    return { userIds, next: userIds.length < limits.pageSize ? null : (userIds.at(-1) ?? null) };
  },
});
