import { limits } from '@shared/limits';
import { Webhook } from '@shared/connect/model/webhook';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { equals } from '../../../platform/table/conditions';
import { createCounted, removeCounted } from '../../../platform/table/counted-item';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, queryFirst, type Item, type Table } from '../../../platform/table/table';
import { updateVersion } from '../../../platform/table/update-version';
import { entity } from '../../entity';
import { webhookIndexes, webhookKeys } from './keys';
import type { StoredWebhook, WebhookRef, Webhooks } from './ports';

const Stored = Webhook.extend({
  organizationId: z.string(),
  secrets: z.array(z.object({ sealed: z.string(), createdAt: z.string(), endsAt: z.string().nullable() })),
});
const readWebhook = (item: Item): StoredWebhook => Stored.parse(item);

const keyOf = ({ organizationId, webhookId }: WebhookRef) => webhookKeys.webhook(organizationId, webhookId);

export const createWebhooks = (table: Table): Webhooks => ({
  async list(organizationId) {
    const items = await queryFirst(table, {
      list: webhookIndexes.webhooks(organizationId),
      limit: limits.webhooksPerOrganization + 1,
    });
    const webhooks = items.filter((item) => item['entity'] === 'Webhook').map(readWebhook);
    return webhooks.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.webhookId.localeCompare(b.webhookId));
  },

  async get(ref) {
    const item = await getItem(table, keyOf(ref), true);
    return item ? readWebhook(item) : null;
  },

  create: (webhook) =>
    createCounted(
      table,
      { ...keyOf(webhook), ...entity('Webhook'), ...webhook },
      { count: webhookKeys.webhookCount(webhook.organizationId), limit: limits.webhooksPerOrganization },
    ),

  change: async (ref, change) => readWebhook(await updateVersion(table, keyOf(ref), change)),

  async stop(ref, { state, reason, at }) {
    // No effect if an admin paused or deleted it.
    await conditionHolds(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(ref),
          ...buildUpdate({
            set: { state, stopped: { reason, at }, updatedAt: at },
            add: { version: 1 },
            when: equals('state', 'active'),
          }),
        }),
      ),
    );
  },

  remove: (ref) => removeCounted(table, keyOf(ref), webhookKeys.webhookCount(ref.organizationId)),
});
