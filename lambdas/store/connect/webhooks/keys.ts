export const webhookKeys = {
  webhook: (organizationId: string, webhookId: string) => ({
    pk: `ORG#${organizationId}#WEBHOOKS`,
    sk: `WEBHOOK#${webhookId}`,
  }),
  webhookCount: (organizationId: string) => ({ pk: `ORG#${organizationId}#WEBHOOKS`, sk: 'COUNT' }),
  /** Pending work of a webhook, and its worker. */
  webhookWork: (webhookId: string) => ({ pk: `WEBHOOK#${webhookId}#WORK`, sk: 'WORK' }),
  webhookDelivery: (webhookId: string, deliveryId: string) => ({
    pk: `WEBHOOK#${webhookId}#DELIVERIES`,
    sk: deliveryId,
  }),
  /** A pending delivery by the time of its next attempt. Those requested by people have a separate lane. */
  queuedDelivery: (webhookId: string, place: string) => ({ pk: `WEBHOOK#${webhookId}#QUEUE`, sk: place }),
} as const;

export const webhookIndexes = {
  /** table: begins_with WEBHOOK# */
  webhooks: (organizationId: string) => `ORG#${organizationId}#WEBHOOKS`,
  /** table: by time of the event */
  webhookDeliveries: (webhookId: string) => `WEBHOOK#${webhookId}#DELIVERIES`,
  /** gsi1: failed ones, by time of the event */
  failedDeliveries: (webhookId: string) => `WEBHOOK#${webhookId}#FAILED`,
  /** table: lane, then time of the attempt */
  queuedDeliveries: (webhookId: string) => `WEBHOOK#${webhookId}#QUEUE`,
  /** gsi1: by due time */
  dueWebhooks: 'WEBHOOKS#due',
} as const;
