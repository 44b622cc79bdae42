/** The table's keys, indexes and stream, shared by infra, the local stack and the repositories. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  indexes: {
    gsi1: { partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    gsi2: { partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
    gsi3: { partitionKey: 'gsi3pk', sortKey: 'gsi3sk' },
  },
} as const;

/** Table of people's data keys, wrapped by KMS. Separate, because its backups are kept for a shorter time. */
export const personalKeysTable = { partitionKey: 'userId', backupDays: 7 } as const;

export type IndexName = keyof typeof table.indexes;
