import { UserId } from '@shared/model/fields';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../../platform/crypto/keyed-hash';

/** Feed URLs are numbered per user; only the newest works. */
export type FeedKey = { userId: string; generation: number };

// Some calendar apps require this extension.
const suffix = '.ics';
const Parts = z.tuple([UserId, z.string().regex(/^[1-9]\d{0,8}$/), z.string()]);

/** Token of a feed URL. Not stored; recreating it requires the stage's key. */
export const feedToken = async (hash: KeyedHash, { userId, generation }: FeedKey): Promise<string> =>
  `${userId}.${generation}.${await hash('calendar-feed', `${userId}.${generation}`)}${suffix}`;

export const parseFeedToken = async (hash: KeyedHash, token: string): Promise<FeedKey | null> => {
  if (!token.endsWith(suffix)) return null;
  const parts = Parts.safeParse(token.slice(0, -suffix.length).split('.'));
  if (!parts.success) return null;
  const key = { userId: parts.data[0], generation: Number(parts.data[1]) };
  return sameHash(token, await feedToken(hash, key)) ? key : null;
};
