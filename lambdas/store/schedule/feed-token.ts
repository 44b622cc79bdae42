import { UserId } from '@shared/model/fields';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../../platform/crypto/keyed-hash';

/** Which address of whose calendar: a person's addresses are numbered, and the newest alone works. */
export type FeedKey = { userId: string; generation: number };

// Some programs take an address for a calendar by its end only.
const suffix = '.ics';
const Parts = z.tuple([UserId, z.string().regex(/^[1-9]\d{0,8}$/), z.string()]);

/** The secret part of a feed's address. It is not stored: what is stored cannot be turned into it without the stage's key. */
export const feedToken = async (hash: KeyedHash, { userId, generation }: FeedKey): Promise<string> =>
  `${userId}.${generation}.${await hash('calendar-feed', `${userId}.${generation}`)}${suffix}`;

/** What the token opens, or null when it was not made here. */
export const parseFeedToken = async (hash: KeyedHash, token: string): Promise<FeedKey | null> => {
  if (!token.endsWith(suffix)) return null;
  const parts = Parts.safeParse(token.slice(0, -suffix.length).split('.'));
  if (!parts.success) return null;
  const key = { userId: parts.data[0], generation: Number(parts.data[1]) };
  return sameHash(token, await feedToken(hash, key)) ? key : null;
};
