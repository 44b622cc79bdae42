import { Day, Instant } from '@shared/core/model/fields';
import * as z from 'zod';

export const Edition = z.object({
  /** Part of the keys of its rows. */
  edition: z.string(),
  /** Of everything that was downloaded. */
  hash: z.string(),
  fileDate: Day,
  rows: z.int(),
  buckets: z.int(),
  importedAt: Instant,
  /** Professionals found on it so far. */
  hits: z.int(),
  /** Shards of profiles that are still to be compared with it. */
  pendingShards: z.array(z.string()),
  /** The edition before, until its rows are deleted. */
  replaced: z.object({ edition: z.string(), buckets: z.int() }).nullable(),
});
export type Edition = z.infer<typeof Edition>;
