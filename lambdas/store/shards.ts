/** Last characters of IDs (Crockford base 32), used to shard lists of everything. */
export const shards: readonly string[] = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

export const shardOf = (id: string): string => id.slice(-1).toUpperCase();

const concurrentShards = 4;

export const everyShard = async function* <T>(read: (shard: string) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let first = 0; first < shards.length; first += concurrentShards) {
    yield (await Promise.all(shards.slice(first, first + concurrentShards).map(read))).flat();
  }
};
