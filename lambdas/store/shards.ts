/** Last characters of ids: Crockford's base 32. Lists of everything are spread over that many partitions. */
export const shards: readonly string[] = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

/** The partition in which something stands, by the last character of its id. */
export const shardOf = (id: string): string => id.slice(-1).toUpperCase();

/** Shards that are read at the same time. */
const concurrentShards = 4;

/** What `read` finds in every shard, some shards at a time. */
export const everyShard = async function* <T>(read: (shard: string) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let first = 0; first < shards.length; first += concurrentShards) {
    yield (await Promise.all(shards.slice(first, first + concurrentShards).map(read))).flat();
  }
};
