export const platformKeys = {
  dailyCount: (subject: string, day: string) => ({ pk: `DAILY_COUNT#${subject}`, sk: day }),
  minuteCount: (subject: string, minute: string) => ({ pk: `MINUTE_COUNT#${subject}`, sk: minute }),
  workCount: (subject: string, hour: string) => ({ pk: `WORK_COUNT#${subject}`, sk: hour }),
  cooldown: (subject: string) => ({ pk: `COOLDOWN#${subject}`, sk: 'COOLDOWN' }),
  idempotency: (scope: string, key: string) => ({ pk: `IDEMPOTENCY#${scope}#${key}`, sk: 'IDEMPOTENCY' }),
  processedEvent: (consumer: string, eventId: string) => ({ pk: `PROCESSED#${consumer}#${eventId}`, sk: 'PROCESSED' }),
  /** Records who deleted an item, until the audit log has it. */
  tombstone: (pk: string, sk: string) => ({ pk: `TOMBSTONE#${pk}`, sk }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),
} as const;
