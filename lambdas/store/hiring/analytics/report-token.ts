import { UserId } from '@shared/core/model/fields';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

/** Contains the person and a signature. Stops only the analytics emails. */
export const reportToken = async (hash: KeyedHash, userId: string): Promise<string> =>
  `${userId}.${await hash('analytics-report', userId)}`;

export const parseReportToken = async (hash: KeyedHash, token: string): Promise<string | null> => {
  const userId = UserId.safeParse(token.split('.')[0]);
  return userId.success && sameHash(token, await reportToken(hash, userId.data)) ? userId.data : null;
};
