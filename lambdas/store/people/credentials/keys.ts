import type { VerificationStatus } from '@shared/people/model/verification';

export const credentialKeys = {
  verification: (userId: string, credentialId: string) => ({ pk: `USER#${userId}#CASES`, sk: `CASE#${credentialId}` }),
  /** Unique per time and actor: the owner's changes are written without knowing the version. */
  verificationStep: (userId: string, credentialId: string, at: string, actor: string) => ({
    pk: `USER#${userId}#CASES`,
    sk: `STEP#${credentialId}#${at}#${actor}`,
  }),
  registryAnswer: (npiHash: string) => ({ pk: `REGISTRY#${npiHash}`, sk: 'ANSWER' }),
  registryCircuit: () => ({ pk: 'REGISTRY', sk: 'CIRCUIT' }),
} as const;

export const credentialIndexes = {
  /** table: verifications and their steps. */
  verifications: (userId: string) => `USER#${userId}#CASES`,
  /** gsi1: by status and time of the last change. */
  verificationQueue: (status: VerificationStatus) => `CASES#${status}`,
  /** gsi2: by due date of a reminder, the expiration or a registry check. */
  dueCredentials: 'CASES#due',
} as const;
