import { ticketIdOf } from '@shared/trust/rules/ticket';
import { limits } from '@shared/limits';
import type { TicketFilter } from '@shared/trust/model/ticket-vocabulary';
import { addSeconds, utcDay, epochSeconds, type Clock } from '../../../platform/clock';
import { spendUpload } from '../../../platform/files/uploads';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { PutCommand, QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  queryDue,
  queryFirst,
  queryPage,
  transact,
  type Item,
  type ListQuery,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { entity } from '../../entity';
import { ticketIndexes, ticketKeys } from './keys';
import type { DueTickets, TicketRepository, TicketSave } from './ports';
import { figuresOf, supportDayWrites } from './support-days';
import { clockOf, ownerKey, postItem, readTicket, StoredPost, ticketItem } from './ticket-item';
import { createTicketReader } from './ticket-reads';

const ticketWrite = (TableName: string, { before, after }: TicketSave): Write => ({
  Put: {
    TableName,
    Item: ticketItem(after),
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

const postWrites = (TableName: string, { after, post }: TicketSave): Write[] => {
  if (!post) return [];
  const owner = post.authorId ?? ownerKey(after.owner);
  return [
    { Put: { TableName, Item: postItem(post), ...buildCondition(itemAbsent) } },
    ...post.attachments.map(({ uploadId }) => spendUpload(TableName, { uploadId, owner })),
  ];
};

export const ticketWrites = (TableName: string, save: TicketSave): Write[] => [
  ticketWrite(TableName, save),
  ...postWrites(TableName, save),
  ...supportDayWrites(TableName, save.before, save.after),
];

type Inbox = { filter: TicketFilter; userId: string; now: Date };

const inboxQuery = ({ filter, userId, now }: Inbox): ListQuery => {
  const queue = (name: 'waiting' | 'person' | 'resolved' | 'closed'): ListQuery => ({
    list: ticketIndexes.ticketQueue(name),
    index: 'gsi1',
  });
  switch (filter) {
    case 'waiting':
      return { ...queue('waiting'), newestFirst: false };
    case 'overdue':
      return { ...queue('waiting'), newestFirst: false, until: now.toISOString() };
    case 'mine':
      return { list: ticketIndexes.assignedTickets(userId), index: 'gsi2', newestFirst: false };
    case 'unassigned':
      return { list: ticketIndexes.assignedTickets('nobody'), index: 'gsi2', newestFirst: false };
    default:
      return queue(filter);
  }
};

export const createTicketWriter = (table: Table): Pick<TicketRepository, 'save'> => ({
  save: (save) => transact(table, ticketWrites(table.name, save)),
});

export const createTickets = (table: Table, cursors: Cursors, clock: Clock): TicketRepository => {
  const TableName = table.name;

  const itemsOf = async (ticketId: string, prefix: string, limit: number): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': ticketIndexes.ticketItems(ticketId), ':prefix': prefix },
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return Items;
  };

  return {
    ...createTicketReader(table),
    ...createTicketWriter(table),

    async nextId() {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName,
          Key: ticketKeys.ticketNumbers(),
          ...buildUpdate({ set: entity('TicketNumbers'), add: { last: 1 } }),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return ticketIdOf(Number(Attributes?.['last']));
    },

    async posts(ticketIds) {
      const found = await Promise.all(ticketIds.map((id) => itemsOf(id, 'POST#', limits.postsPerTicket)));
      const posts = found.flat().map((item) => StoredPost.parse(item));
      return posts.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.postId.localeCompare(b.postId));
    },

    merge: (from, into) => transact(table, [...ticketWrites(TableName, from), ...ticketWrites(TableName, into)]),

    async ofOwner(owner, cursor) {
      const list = ticketIndexes.ownTickets(owner);
      const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi3', cursor });
      return { items: items.map(readTicket), nextCursor };
    },

    async inbox(query, cursor) {
      const { items, nextCursor } = await queryPage(table, cursors, { ...inboxQuery(query), cursor });
      return { items: items.map(readTicket), nextCursor };
    },

    async view(ticketId, userId) {
      const now = clock.now();
      const until = addSeconds(now, limits.ticketPresenceSeconds);
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...ticketKeys.ticketViewer(ticketId, userId),
            ...entity('TicketViewer'),
            userId,
            until: until.toISOString(),
            ttl: epochSeconds(until),
          },
        }),
      );
      const viewers = await itemsOf(ticketId, 'VIEWER#', limits.pageSize);
      return viewers
        .filter((it) => it['userId'] !== userId && String(it['until']) > now.toISOString())
        .map((it) => String(it['userId']));
    },

    async figures() {
      const since = utcDay(addSeconds(clock.now(), -limits.attainmentDays * 24 * 3600));
      const days = await queryFirst(table, {
        list: ticketIndexes.supportDays,
        limit: limits.attainmentDays,
        bound: { compared: '>', with: since },
      });
      return figuresOf(days);
    },

    async overdueFirst() {
      const waiting = await queryFirst(table, {
        list: ticketIndexes.ticketQueue('waiting'),
        index: 'gsi1',
        limit: limits.pageSize,
        newestFirst: false,
        bound: { compared: '<', with: clock.now().toISOString() },
      });
      return waiting.map(readTicket).filter((ticket) => clockOf(ticket).first.doneAt === null).length;
    },
  };
};

export const createDueTickets = (table: Table): DueTickets => ({
  async until(at, after) {
    const bound = { compared: '<=', with: `${at}#~` } as const;
    const { items, next } = await queryDue(table, { list: ticketIndexes.ticketQueue('resolved'), bound, after });
    return { ticketIds: items.map(({ ticketId }) => String(ticketId)), next };
  },
});
