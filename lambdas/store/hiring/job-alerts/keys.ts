export const jobAlertKeys = {
  jobAlert: (userId: string, jobAlertId: string) => ({ pk: `USER#${userId}#ALERTS`, sk: jobAlertId }),
  jobAlertCount: (userId: string) => ({ pk: `USER#${userId}#ALERTS`, sk: 'COUNT' }),
  alertDelivery: (deliveryId: string) => ({ pk: `ALERT_DELIVERY#${deliveryId}`, sk: 'DELIVERY' }),
} as const;

export const jobAlertIndexes = {
  /** table */
  jobAlerts: (userId: string) => `USER#${userId}#ALERTS`,
  /** gsi1: active alerts by due time. */
  dueAlerts: 'ALERTS#due',
} as const;
