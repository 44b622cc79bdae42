export const jobAlertKeys = {
  jobAlert: (userId: string, jobAlertId: string) => ({ pk: `USER#${userId}#ALERTS`, sk: jobAlertId }),
  jobAlertCount: (userId: string) => ({ pk: `USER#${userId}#ALERTS`, sk: 'COUNT' }),
  alertDelivery: (deliveryId: string) => ({ pk: `ALERT_DELIVERY#${deliveryId}`, sk: 'DELIVERY' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const jobAlertIndexes = {
  /** table */
  jobAlerts: (userId: string) => `USER#${userId}#ALERTS`,
  /** gsi1: alerts that send something, by when they are due. */
  dueAlerts: 'ALERTS#due',
} as const;
