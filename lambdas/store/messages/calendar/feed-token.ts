import { UserId } from '@shared/core/model/fields';
import { feedTokens } from '../../../platform/crypto/feed-tokens';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';

export type FeedKey = { userId: string; generation: number };

const tokens = feedTokens({ purpose: 'calendar-feed', suffix: '.ics', ownerId: UserId });

export const feedToken = (hash: KeyedHash, { userId, generation }: FeedKey): Promise<string> =>
  tokens.tokenOf(hash, { ownerId: userId, generation });

export const parseFeedToken = async (hash: KeyedHash, token: string): Promise<FeedKey | null> => {
  const key = await tokens.parse(hash, token);
  return key && { userId: key.ownerId, generation: key.generation };
};
