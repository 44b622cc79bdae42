import * as z from 'zod';

/** `url` is secret; null while the feed is off. `version` is 0 before it was ever on. */
export const JobFeed = z.object({ url: z.url().nullable(), version: z.int().nonnegative() });
export type JobFeed = z.infer<typeof JobFeed>;
