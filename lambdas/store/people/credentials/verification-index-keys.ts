import { credentialIndexes } from './keys';
import type { VerificationItem } from './verification-item';

type Position = Pick<VerificationItem, 'userId' | 'credentialId' | 'status' | 'updatedAt' | 'dueAt'>;

/** List positions; undefined removes it from a list. */
export const verificationIndexKeys = ({ userId, credentialId, status, updatedAt, dueAt }: Position) => ({
  gsi1pk: credentialIndexes.verificationQueue(status),
  gsi1sk: `${updatedAt}#${userId}#${credentialId}`,
  gsi2pk: dueAt === null ? undefined : credentialIndexes.dueCredentials,
  gsi2sk: dueAt === null ? undefined : `${dueAt}#${userId}#${credentialId}`,
});
