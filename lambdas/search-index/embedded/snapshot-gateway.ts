import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import * as z from 'zod';
import { environment } from '../../platform/environment';
import { openObjectStorage } from '../../platform/gateways/object-storage';
import type { Snapshots } from './ports';

const Pointer = z.object({ key: z.string() });
/** Of what there are snapshots, with the object that names the newest one. Readers see the one or the other, never half of one. */
const pointerKeys = { jobs: 'newest.json', professionals: 'newest-professionals.json' } as const;

export const openSnapshots = (of: keyof typeof pointerKeys): Snapshots => {
  const pointerKey = pointerKeys[of];
  const storage = openObjectStorage();
  const Bucket = environment('search').SEARCH_BUCKET;

  const read = async (Key: string): Promise<Uint8Array | null> => {
    try {
      const { Body } = await storage.send(new GetObjectCommand({ Bucket, Key }));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  return {
    async newest() {
      const pointer = await read(pointerKey);
      return pointer && read(Pointer.parse(JSON.parse(Buffer.from(pointer).toString())).key);
    },
    async save(packed) {
      const Key = `snapshots/${ulid()}.zst`;
      await storage.send(new PutObjectCommand({ Bucket, Key, Body: packed, ContentType: 'application/zstd' }));
      await storage.send(
        new PutObjectCommand({
          Bucket,
          Key: pointerKey,
          Body: JSON.stringify({ key: Key } satisfies z.infer<typeof Pointer>),
          ContentType: 'application/json',
        }),
      );
    },
  };
};
