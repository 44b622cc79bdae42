import { ReferenceId, UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

export type ReferenceKey = { userId: string; referenceId: string };

const Parts = z.tuple([UserId, ReferenceId, z.string()]);

/** Has the key and a signature. Derived, so the mailing function can recreate it and the table never contains it. */
export const referenceToken = async (hash: KeyedHash, { userId, referenceId }: ReferenceKey): Promise<string> =>
  `${userId}.${referenceId}.${await hash('reference', `${userId}.${referenceId}`)}`;

export const parseReferenceToken = async (hash: KeyedHash, token: string): Promise<ReferenceKey | null> => {
  const parts = Parts.safeParse(token.split('.'));
  if (!parts.success) return null;
  const [userId, referenceId] = parts.data;
  return sameHash(token, await referenceToken(hash, { userId, referenceId })) ? { userId, referenceId } : null;
};
