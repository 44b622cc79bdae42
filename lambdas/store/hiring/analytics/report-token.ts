import { UserId } from '@shared/core/model/fields';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

/** Whose reports and signature. Stops nothing but the analytics emails. */
export const reportToken = async (hash: KeyedHash, userId: string): Promise<string> =>
  `${userId}.${await hash('analytics-report', userId)}`;

export const parseReportToken = async (hash: KeyedHash, token: string): Promise<string | null> => {
  const userId = UserId.safeParse(token.split('.')[0]);
  return userId.success && sameHash(token, await reportToken(hash, userId.data)) ? userId.data : null;
};
