import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';
import type { StoredDelivery, StoredWebhook, WebhookWork } from './ports';

export const webhooksClasses = {
  Webhook: {
    createdAt: 'operational',
    events: 'operational',
    name: 'content',
    organizationId: 'operational',
    // Encrypted with a key of the webhook, unlike `credential`, which is for numbers of people.
    secrets: 'operational',
    state: 'operational',
    stopped: 'operational',
    updatedAt: 'operational',
    url: 'contact',
    version: 'operational',
    webhookId: 'operational',
  } satisfies ClassesOf<StoredWebhook>,
  WebhookCount: counters,
  WebhookWork: {
    deliveredAt: 'operational',
    dueAt: 'operational',
    failures: 'operational',
    lastAt: 'operational',
    lastState: 'operational',
    leaseUntil: 'operational',
    organizationId: 'operational',
    replay: 'operational',
    restUntil: 'operational',
    wakeAt: 'operational',
    webhookId: 'operational',
  } satisfies ClassesOf<WebhookWork>,
  WebhookDelivery: {
    attempts: 'operational',
    body: 'operational',
    createdAt: 'operational',
    deliveryId: 'operational',
    eventId: 'operational',
    last: 'operational',
    // Answers of endpoints.
    log: 'content',
    nextAt: 'operational',
    organizationId: 'operational',
    place: 'operational',
    sequence: 'operational',
    state: 'operational',
    type: 'operational',
    webhookId: 'operational',
  } satisfies ClassesOf<StoredDelivery>,
  QueuedDelivery: {
    asked: 'operational',
    deliveryId: 'operational',
    tries: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
