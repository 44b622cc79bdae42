import { ulid } from 'ulid';
import * as z from 'zod';
import { environment } from '../../platform/environment';
import { readObject } from '../../platform/files/read-object';
import type { Snapshots } from './ports';

const Pointer = z.object({ key: z.string() });
/** Pointer objects to the newest snapshot, so readers never see a partial one. */
const pointerKeys = { jobs: 'newest.json', professionals: 'newest-professionals.json' } as const;

export const openSnapshots = (of: keyof typeof pointerKeys): Snapshots => {
  const pointerKey = pointerKeys[of];
  const bucket = environment('search').SEARCH_BUCKET;

  return {
    async newest() {
      const pointer = await readObject(bucket, pointerKey);
      return pointer && readObject(bucket, Pointer.parse(JSON.parse(pointer.toString())).key);
    },
    async save(packed) {
      // Readers, which users wait for, load no SDK.
      const { createObjectWriter } = await import('../../platform/files/write-object');
      const write = createObjectWriter(bucket);
      const key = `snapshots/${ulid()}.zst`;
      await write({ key, body: packed, contentType: 'application/zstd' });
      await write({
        key: pointerKey,
        body: JSON.stringify({ key } satisfies z.infer<typeof Pointer>),
        contentType: 'application/json',
      });
    },
  };
};
