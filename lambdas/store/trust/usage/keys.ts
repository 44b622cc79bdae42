export const usageKeys = {
  /** Usage of a person on a day, so that each use counts once. The person is a keyed hash of account and day. */
  usagePerson: (day: string, person: string) => ({ pk: `USAGE#${day}`, sk: `PERSON#${person}` }),
  /** Sharded, because everyone adds to the counts of popular pages. */
  usageCount: (day: string, kind: string, name: string, usageShard: number) => ({
    pk: `USAGE#${day}`,
    sk: `COUNT#${kind}#${name}#${usageShard}`,
  }),
} as const;

export const usageIndexes = {
  /** table: begins_with COUNT# */
  usageCounts: (day: string) => `USAGE#${day}`,
} as const;
