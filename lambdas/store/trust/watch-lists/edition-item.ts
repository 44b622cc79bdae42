import { Day, Instant } from '@shared/core/model/fields';
import * as z from 'zod';

export const Edition = z.object({
  /** Edition in the keys of its rows. */
  edition: z.string(),
  /** Hash of the whole download. */
  hash: z.string(),
  fileDate: Day,
  rows: z.int(),
  buckets: z.int(),
  importedAt: Instant,
  /** Professionals that matched so far. */
  hits: z.int(),
  /** Shards of profiles to compare. */
  pendingShards: z.array(z.string()),
  /** The previous edition, until its rows are deleted. */
  replaced: z.object({ edition: z.string(), buckets: z.int() }).nullable(),
});
export type Edition = z.infer<typeof Edition>;
