export const notificationKeys = {
  notification: (userId: string, notificationId: string) => ({
    pk: `USER#${userId}#NOTIFICATIONS`,
    sk: notificationId,
  }),
  notificationSettings: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NOTIFICATION_SETTINGS' }),
  phone: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PHONE' }),
  /** One per browser, whichever user is signed in. */
  pushSubscription: (endpointHash: string) => ({ pk: `PUSH#${endpointHash}`, sk: 'PUSH' }),
  digest: (userId: string) => ({ pk: `USER#${userId}#DIGEST`, sk: 'DIGEST' }),
  digestEntry: (userId: string, entryId: string) => ({ pk: `USER#${userId}#DIGEST`, sk: `ENTRY#${entryId}` }),
} as const;

export const notificationIndexes = {
  /** table */
  notifications: (userId: string) => `USER#${userId}#NOTIFICATIONS`,
  /** gsi1 */
  unreadNotifications: (userId: string) => `USER#${userId}#UNREAD`,
  /** gsi1: by subscription time. */
  pushSubscriptions: (userId: string) => `USER#${userId}#PUSH`,
  /** table: begins_with ENTRY# */
  digestEntries: (userId: string) => `USER#${userId}#DIGEST`,
  /** gsi1: settings of people who opted in to product news, by user ID. */
  newsReaders: 'NEWS_READERS',
  /** gsi1: digests by due time. */
  dueDigests: 'DIGESTS#due',
} as const;
