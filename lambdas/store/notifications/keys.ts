export const notificationKeys = {
  notification: (userId: string, notificationId: string) => ({
    pk: `USER#${userId}#NOTIFICATIONS`,
    sk: notificationId,
  }),
  notificationSettings: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NOTIFICATION_SETTINGS' }),
  phone: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PHONE' }),
  /** One per browser, whoever is signed in there. */
  pushSubscription: (endpointHash: string) => ({ pk: `PUSH#${endpointHash}`, sk: 'PUSH' }),
  /** When somebody's next digest is due; its entries stand beside it. */
  digest: (userId: string) => ({ pk: `USER#${userId}#DIGEST`, sk: 'DIGEST' }),
  digestEntry: (userId: string, entryId: string) => ({ pk: `USER#${userId}#DIGEST`, sk: `ENTRY#${entryId}` }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const notificationIndexes = {
  /** table */
  notifications: (userId: string) => `USER#${userId}#NOTIFICATIONS`,
  /** gsi1 */
  unreadNotifications: (userId: string) => `USER#${userId}#UNREAD`,
  /** gsi1: by when the browser subscribed. */
  pushSubscriptions: (userId: string) => `USER#${userId}#PUSH`,
  /** table: begins_with ENTRY# */
  digestEntries: (userId: string) => `USER#${userId}#DIGEST`,
  /** gsi1: digests by when they are due. */
  dueDigests: 'DIGESTS#due',
} as const;
