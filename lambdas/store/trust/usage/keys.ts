export const usageKeys = {
  /** What one person used on a day, so that they count once. The person is a keyed hash of the account and the day. */
  usagePerson: (day: string, person: string) => ({ pk: `USAGE#${day}`, sk: `PERSON#${person}` }),
  /** In shards, because everyone adds to the counts of the most used pages. */
  usageCount: (day: string, kind: string, name: string, usageShard: number) => ({
    pk: `USAGE#${day}`,
    sk: `COUNT#${kind}#${name}#${usageShard}`,
  }),
} as const;

export const usageIndexes = {
  /** table: begins_with COUNT# */
  usageCounts: (day: string) => `USAGE#${day}`,
} as const;
