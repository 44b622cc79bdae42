import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { OutboundEvent } from '@shared/connect/model/outbound-event';
import { Delivery, DeliveryDetail } from '@shared/connect/model/webhook';
import * as z from 'zod';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { DeleteCommand, QueryCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryPage, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { webhookIndexes, webhookKeys } from './keys';
import type { AttemptResult, Deliveries, DeliveryRef, QueueEntry, StoredDelivery, WebhookRef } from './ports';

const Stored = DeliveryDetail.extend({
  webhookId: z.string(),
  organizationId: z.string(),
  place: z.string().nullable(),
});
const Entry = z.object({ deliveryId: z.string(), tries: z.int(), asked: z.boolean() });

const lanes = { asked: 'A', event: 'B' } as const;
const laneOf = (asked: boolean): string => (asked ? lanes.asked : lanes.event);
const placeOf = (asked: boolean, at: string, deliveryId: string): string => `${laneOf(asked)}#${at}#${deliveryId}`;
const dueAtOf = (place: string): string => place.split('#')[1] ?? '';

const ttlOf = (at: string): number => epochSeconds(addSeconds(new Date(at), limits.eventLogDays * 24 * 3600));

/** Derives the same ID for the same event, so it is queued once. */
export const deliveryIdOf = ({ timestamp, id }: Pick<OutboundEvent, 'timestamp' | 'id'>): string =>
  `whd_${String(Date.parse(timestamp)).padStart(13, '0')}_${id.slice('evt_'.length)}`;

export const createDeliveries = (table: Table, cursors: Pick<Cursors, 'encode' | 'decode'>): Deliveries => {
  const TableName = table.name;
  const keyOf = ({ webhookId, deliveryId }: DeliveryRef) => webhookKeys.webhookDelivery(webhookId, deliveryId);

  const read = async (ref: DeliveryRef): Promise<StoredDelivery | null> => {
    const item = await getItem(table, keyOf(ref), true);
    return item?.['organizationId'] === ref.organizationId ? Stored.parse(item) : null;
  };

  const entryPut = (webhookId: string, { place, deliveryId, tries, asked }: QueueEntry): Write => ({
    Put: {
      TableName,
      Item: {
        ...webhookKeys.queuedDelivery(webhookId, place),
        ...entity('QueuedDelivery'),
        deliveryId,
        tries,
        asked,
        ttl: ttlOf(dueAtOf(place)),
      },
    },
  });

  const entryDelete = (webhookId: string, place: string): Write => ({
    Delete: {
      TableName,
      Key: webhookKeys.queuedDelivery(webhookId, place),
      ...buildCondition(itemExists),
    },
    refusal: ConcurrentModificationError,
  });

  const newDelivery = (
    { organizationId, webhookId }: WebhookRef,
    event: OutboundEvent,
    place: string,
    at: string,
  ): StoredDelivery => ({
    organizationId,
    webhookId,
    deliveryId: place.split('#')[2] ?? '',
    eventId: event.id,
    type: event.type,
    sequence: event.sequence,
    state: 'pending',
    attempts: 0,
    createdAt: at,
    last: null,
    nextAt: dueAtOf(place),
    body: JSON.stringify(event),
    log: [],
    place,
  });

  const failedIndex = (ref: DeliveryRef, failed: boolean) => ({
    gsi1pk: failed ? webhookIndexes.failedDeliveries(ref.webhookId) : undefined,
    gsi1sk: failed ? ref.deliveryId : undefined,
  });

  const moved = (ref: DeliveryRef, from: string | null, to: QueueEntry): Write[] => [
    {
      Update: {
        TableName,
        Key: keyOf(ref),
        ...buildUpdate({
          set: { state: 'pending', place: to.place, nextAt: dueAtOf(to.place), ...failedIndex(ref, false) },
          when: equals('place', from),
        }),
      },
      refusal: ConcurrentModificationError,
    },
    ...(from === null || from === to.place ? [] : [entryDelete(ref.webhookId, from)]),
    entryPut(ref.webhookId, to),
  ];

  const recorded = (ref: DeliveryRef, entry: QueueEntry, result: AttemptResult, stored: StoredDelivery): Write[] => {
    const { attempt, state, nextAt } = result;
    const { answer: _answer, ...last } = attempt;
    const next: QueueEntry | null =
      nextAt === null
        ? null
        : { ...entry, asked: false, tries: entry.tries + 1, place: placeOf(false, nextAt, ref.deliveryId) };
    return [
      {
        Update: {
          TableName,
          Key: keyOf(ref),
          ...buildUpdate({
            set: {
              state,
              nextAt,
              last,
              attempts: stored.attempts + 1,
              log: [attempt, ...stored.log].slice(0, limits.webhookAttemptsShown),
              place: next?.place ?? null,
              ...failedIndex(ref, state === 'failed'),
            },
            when: equals('place', entry.place),
          }),
        },
        refusal: ConcurrentModificationError,
      },
      entryDelete(ref.webhookId, entry.place),
      ...(next ? [entryPut(ref.webhookId, next)] : []),
    ];
  };

  const drop: Deliveries['drop'] = async (webhookId, { place }) => {
    await table.client.send(new DeleteCommand({ TableName, Key: webhookKeys.queuedDelivery(webhookId, place) }));
  };

  return {
    get: read,

    async queue(ref, event, { at, asked, tries }) {
      const deliveryId = deliveryIdOf(event);
      const entry: QueueEntry = { place: placeOf(asked, at, deliveryId), deliveryId, tries, asked };
      const item = newDelivery(ref, event, entry.place, at);
      try {
        await transact(table, [
          {
            Put: {
              TableName,
              Item: { ...keyOf({ ...ref, deliveryId }), ...entity('WebhookDelivery'), ...item, ttl: ttlOf(at) },
              ...buildCondition(itemAbsent),
            },
            refusal: ConcurrentModificationError,
          },
          entryPut(ref.webhookId, entry),
        ]);
      } catch (error) {
        if (!(error instanceof ConcurrentModificationError)) throw error;
      }
      return deliveryId;
    },

    requeue: (ref, { at, asked }) =>
      retryOnConflict(async () => {
        const stored = await read(ref);
        if (!stored) throw new AppError('NOT_FOUND');
        const { deliveryId } = ref;
        await transact(
          table,
          moved(ref, stored.place, { place: placeOf(asked, at, deliveryId), deliveryId, tries: 0, asked }),
        );
        return { ...stored, state: 'pending' as const, nextAt: at };
      }),

    async due(webhookId, { asked, now, limit }) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':pk': webhookIndexes.queuedDeliveries(webhookId),
            ':first': `${laneOf(asked)}#`,
            ':last': `${laneOf(asked)}#${now}#~`,
          },
          ConsistentRead: true,
          Limit: limit,
        }),
      );
      return Items.map((item) => ({ ...Entry.parse(item), place: String(item['sk']) }));
    },

    async nextDue(webhookId, asked) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :lane)',
          ExpressionAttributeValues: {
            ':pk': webhookIndexes.queuedDeliveries(webhookId),
            ':lane': `${laneOf(asked)}#`,
          },
          ConsistentRead: true,
          Limit: 1,
        }),
      );
      return Items[0] ? dueAtOf(String(Items[0]['sk'])) : null;
    },

    async record(ref, entry, result) {
      const stored = await read(ref);
      if (!stored) return drop(ref.webhookId, entry);
      try {
        await transact(table, recorded(ref, entry, result, stored));
      } catch (error) {
        // Sent again in the meantime, by a person or by a worker with an expired lease.
        if (!(error instanceof ConcurrentModificationError)) throw error;
      }
    },

    drop,

    async list({ webhookId }, { cursor, failed }) {
      const { items, nextCursor } = await queryPage(table, cursors, {
        list: failed ? webhookIndexes.failedDeliveries(webhookId) : webhookIndexes.webhookDeliveries(webhookId),
        ...(failed && { index: 'gsi1' as const }),
        cursor,
      });
      return { items: items.map((item: Item) => Delivery.parse(item)), nextCursor };
    },
  };
};
