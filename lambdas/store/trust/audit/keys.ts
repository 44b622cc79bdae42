/** `chain`: `o#<organization>`, `u#<user>`, or `staff`. */
export const auditKeys = {
  auditHead: (chain: string) => ({ pk: `AUDIT#${chain}`, sk: 'HEAD' }),
  auditLine: (chain: string, seq: number) => ({ pk: `AUDIT#${chain}`, sk: `LINE#${String(seq).padStart(12, '0')}` }),
  /** Exists once the change of a stream record is in the chain. */
  auditRecord: (chain: string, recordId: string) => ({ pk: `AUDIT_RECORD#${chain}#${recordId}`, sk: 'RECORD' }),
  /** The newest root that covers the chain, and the path to it. */
  auditSeal: (chain: string) => ({ pk: `AUDIT_SEAL#${chain}`, sk: 'LATEST' }),
  /** Position of the scheduled verification. */
  auditPosition: () => ({ pk: 'AUDIT_POSITION', sk: 'POSITION' }),
  auditRoot: (at: string) => ({ pk: 'AUDIT_ROOTS', sk: at }),
  /** Someone read or exported the chain, which adds a line. */
  auditReading: (chain: string, userId: string, action: string, time: string) => ({
    pk: `READING#${chain}#${userId}`,
    sk: `${action}#${time}`,
  }),
} as const;

export const auditIndexes = {
  /** table: begins_with LINE# */
  auditLines: (chain: string) => `AUDIT#${chain}`,
  /** gsi1: heads by the time of the last line. */
  auditHeads: 'AUDIT_HEADS',
  /** gsi1: a person's actions, and changes to their account. */
  personActivity: (userId: string) => `AUDIT_PERSON#${userId}`,
  /** gsi2: by actor. */
  auditActor: (chain: string, actor: string) => `AUDIT#${chain}#BY#${actor}`,
  /** gsi3: by time. */
  auditTimes: (chain: string) => `AUDIT#${chain}#TIMES`,
  /** table */
  auditRoots: 'AUDIT_ROOTS',
} as const;
