import { deliveryStates } from '@shared/connect/model/webhook-vocabulary';
import * as z from 'zod';
import type { Change } from '../../../platform/table/build-update';
import { DeleteCommand } from '../../../platform/table/commands';
import { absent, all, any, atMost, equals, exists, lessThan, moreThan } from '../../../platform/table/conditions';
import { updateIf } from '../../../platform/table/conditional-write';
import { getItem, getItems, queryDue, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { webhookIndexes, webhookKeys } from './keys';
import type { WebhookRef, WebhookWork, WebhookDeliveryQueue } from './ports';

const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const Stored = z.object({
  webhookId: z.string(),
  organizationId: z.string(),
  dueAt: orNull(z.string()),
  leaseUntil: orNull(z.string()),
  failures: z.int().default(0),
  restUntil: orNull(z.string()),
  deliveredAt: orNull(z.string()),
  lastAt: orNull(z.string()),
  lastState: orNull(z.enum(deliveryStates)),
  wakeAt: orNull(z.string()),
  replay: orNull(z.object({ from: z.string(), until: z.string(), next: z.int() })),
});
const readWork = (item: Item): WebhookWork => Stored.parse(item);

const dueAttributes = (dueAt: string | null) => ({
  dueAt: dueAt ?? undefined,
  gsi1pk: dueAt === null ? undefined : webhookIndexes.dueWebhooks,
  gsi1sk: dueAt ?? undefined,
});

export const createWebhookDeliveryQueue = (table: Table): WebhookDeliveryQueue => {
  const TableName = table.name;

  /** Returns null if the condition fails. */
  const update = async (webhookId: string, change: Change): Promise<WebhookWork | null> => {
    const item = await updateIf(table, webhookKeys.webhookWork(webhookId), change);
    return item && readWork(item);
  };

  const named = ({ organizationId, webhookId }: WebhookRef) => ({
    ...entity('WebhookWork'),
    organizationId,
    webhookId,
  });

  return {
    async get(webhookId) {
      const item = await getItem(table, webhookKeys.webhookWork(webhookId), true);
      return item ? readWork(item) : null;
    },

    async find(webhookIds) {
      const items = await getItems(table, webhookIds.map(webhookKeys.webhookWork));
      return items.map((item) => (item ? readWork(item) : null));
    },

    async mark(ref, { at, asked }) {
      const unknown = any(absent('dueAt'), moreThan('dueAt', at));
      const awake = any(absent('restUntil'), atMost('restUntil', at));
      const when = asked ? unknown : all(unknown, awake);
      return (await update(ref.webhookId, { set: { ...named(ref), ...dueAttributes(at) }, when })) !== null;
    },

    async setReplay(ref, replay) {
      await update(ref.webhookId, { set: { ...named(ref), replay } });
    },

    async moveReplay(webhookId, from, to) {
      await update(webhookId, { set: { replay: to ?? undefined }, when: equals('replay', from) });
    },

    take: (webhookId, { now, until }) =>
      update(webhookId, {
        set: { leaseUntil: until, ...dueAttributes(until) },
        when: all(exists('pk'), any(absent('leaseUntil'), lessThan('leaseUntil', now))),
      }),

    async renew({ webhookId, leaseUntil }) {
      const change = { set: dueAttributes(leaseUntil), when: equals('leaseUntil', leaseUntil) };
      return update(webhookId, change);
    },

    async release({ webhookId, leaseUntil }, state, { dueAt, anyway }) {
      const own = equals('leaseUntil', leaseUntil);
      const released = await update(webhookId, {
        set: {
          ...dueAttributes(dueAt),
          failures: state.failures,
          restUntil: state.restUntil ?? undefined,
          deliveredAt: state.deliveredAt ?? undefined,
          lastAt: state.lastAt ?? undefined,
          lastState: state.lastState ?? undefined,
          wakeAt: state.wakeAt ?? undefined,
        },
        remove: ['leaseUntil'],
        when: anyway ? own : all(own, equals('dueAt', leaseUntil)),
      });
      return released !== null;
    },

    async remove(webhookId) {
      await table.client.send(new DeleteCommand({ TableName, Key: webhookKeys.webhookWork(webhookId) }));
    },

    async due(now, after) {
      const bound = { compared: '<=', with: now } as const;
      const { items, next } = await queryDue(table, { list: webhookIndexes.dueWebhooks, bound, after });
      return { due: items.map(readWork).map(({ organizationId, webhookId }) => ({ organizationId, webhookId })), next };
    },
  };
};
