import { UserId } from '@shared/core/model/fields';
import { mailLists, type MailList } from '@shared/messages/model/mail-lists';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

/** Recipient, and lists of the email. */
export type ListedMail = { userId: string; lists: readonly MailList[] };

const Parts = z.tuple([
  UserId,
  z
    .string()
    .transform((it) => it.split('-'))
    .pipe(z.array(z.enum(mailLists))),
  z.string(),
]);

/** Contains person, lists, and signature. Stops these lists only, even from an old email. */
export const mailListToken = async (hash: KeyedHash, { userId, lists }: ListedMail): Promise<string> => {
  const named = `${userId}.${lists.join('-')}`;
  return `${named}.${await hash('mail-list', named)}`;
};

export const parseMailListToken = async (hash: KeyedHash, token: string): Promise<ListedMail | null> => {
  const parts = Parts.safeParse(token.split('.'));
  if (!parts.success) return null;
  const [userId, lists] = parts.data;
  return sameHash(token, await mailListToken(hash, { userId, lists })) ? { userId, lists } : null;
};
