import type { VerificationStatus } from '@shared/model/verification';

export const credentialKeys = {
  verification: (userId: string, credentialId: string) => ({ pk: `USER#${userId}#CASES`, sk: `CASE#${credentialId}` }),
  /** Each actor takes one step at a time: what an owner changes is written without knowing how often the case has moved. */
  verificationStep: (userId: string, credentialId: string, at: string, actor: string) => ({
    pk: `USER#${userId}#CASES`,
    sk: `STEP#${credentialId}#${at}#${actor}`,
  }),
  registryAnswer: (npiHash: string) => ({ pk: `REGISTRY#${npiHash}`, sk: 'ANSWER' }),
  /** Whether the registry is spared for a while. */
  registryCircuit: () => ({ pk: 'REGISTRY', sk: 'CIRCUIT' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const credentialIndexes = {
  /** table: credential verifications and their steps. */
  verifications: (userId: string) => `USER#${userId}#CASES`,
  /** gsi1: verifications in a status, by when they were opened or last moved. */
  verificationQueue: (status: VerificationStatus) => `CASES#${status}`,
  /** gsi2: credentials by the day on which something is due: a reminder, the end, another question to the registry. */
  dueCredentials: 'CASES#due',
} as const;
