import { credentialIndexes } from './keys';
import type { VerificationItem } from './verification-item';

type Position = Pick<VerificationItem, 'userId' | 'credentialId' | 'status' | 'updatedAt' | 'dueAt'>;

/** Where a case stands in the lists. A value that is undefined takes it out of one. */
export const verificationIndexKeys = ({ userId, credentialId, status, updatedAt, dueAt }: Position) => ({
  gsi1pk: credentialIndexes.verificationQueue(status),
  gsi1sk: `${updatedAt}#${userId}#${credentialId}`,
  gsi2pk: dueAt === null ? undefined : credentialIndexes.dueCredentials,
  gsi2sk: dueAt === null ? undefined : `${dueAt}#${userId}#${credentialId}`,
});
