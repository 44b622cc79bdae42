import { createHash } from 'node:crypto';
import { limits } from '@shared/limits';
import type { FiledRow } from './ports';

const bytesOfHash = 6;

export const bucketOf = (key: string, buckets: number): number =>
  createHash('sha256').update(key).digest().readUIntBE(0, bytesOfHash) % buckets;

export const bucketCount = (rows: number): number => Math.max(1, Math.ceil(rows / limits.watchListRowsPerBucket));

/** Texts per bucket; a row whose keys share a bucket is in it once. */
export const bucketsOf = (filed: readonly FiledRow[], buckets: number): string[][] => {
  const all = Array.from({ length: buckets }, (): string[] => []);
  for (const { keys, text } of filed) {
    for (const bucket of new Set(keys.map((key) => bucketOf(key, buckets)))) all[bucket]!.push(text);
  }
  return all;
};
