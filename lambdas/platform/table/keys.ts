export const platformKeys = {
  dailyCount: (subject: string, day: string) => ({ pk: `DAILY_COUNT#${subject}`, sk: day }),
  cooldown: (subject: string) => ({ pk: `COOLDOWN#${subject}`, sk: 'COOLDOWN' }),
  idempotency: (scope: string, key: string) => ({ pk: `IDEMPOTENCY#${scope}#${key}`, sk: 'IDEMPOTENCY' }),
  processedEvent: (consumer: string, eventId: string) => ({ pk: `PROCESSED#${consumer}#${eventId}`, sk: 'PROCESSED' }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),
} as const;
