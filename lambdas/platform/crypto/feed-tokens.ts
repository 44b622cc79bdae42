import * as z from 'zod';
import { sameHash, type KeyedHash } from './keyed-hash';

/** URLs of a feed are numbered per owner; only the newest works. */
export type FeedKey = { ownerId: string; generation: number };

/** `purpose`: of the hash; `suffix`: empty unless a reader requires an extension. */
type Kind = { purpose: string; suffix: string; ownerId: z.ZodType<string> };

const Generation = z.string().regex(/^[1-9]\d{0,8}$/);

/** Tokens of feed URLs. They aren't stored; recreating one requires the stage's key. */
export const feedTokens = ({ purpose, suffix, ownerId }: Kind) => {
  const Parts = z.tuple([ownerId, Generation, z.string()]);
  const tokenOf = async (hash: KeyedHash, { ownerId: owner, generation }: FeedKey): Promise<string> =>
    `${owner}.${generation}.${await hash(purpose, `${owner}.${generation}`)}${suffix}`;
  return {
    tokenOf,
    async parse(hash: KeyedHash, token: string): Promise<FeedKey | null> {
      if (!token.endsWith(suffix)) return null;
      const parts = Parts.safeParse(token.slice(0, token.length - suffix.length).split('.'));
      if (!parts.success) return null;
      const key = { ownerId: parts.data[0], generation: Number(parts.data[1]) };
      return sameHash(token, await tokenOf(hash, key)) ? key : null;
    },
  };
};
