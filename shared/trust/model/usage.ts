import * as z from 'zod';
import { limits } from '../../limits';
import { siteRouteNames } from '../../site-routes';
import { usageFeatures, usageKinds } from './usage-vocabulary';

export const UsageFeature = z.enum(usageFeatures);
export type UsageFeature = z.infer<typeof UsageFeature>;

const count = z.int().min(1).max(limits.usageCount);

/** Names of pages, never their URLs, which may include IDs. */
export const UsageEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), name: z.enum(siteRouteNames), count }),
  z.strictObject({ kind: z.literal('feature'), name: UsageFeature, count }),
]);
export type UsageEvent = z.infer<typeof UsageEvent>;

export const UsageBatch = z.strictObject({ events: z.array(UsageEvent).min(1).max(limits.usageEvents) });

/**
 * `visits`: people, each counted once a day. Both are null unless enough people used it on some day; days with fewer are
 * excluded.
 */
export const UsageRow = z.object({
  kind: z.enum(usageKinds),
  name: z.string(),
  days: z.int(),
  visits: z.int().nullable(),
  uses: z.int().nullable(),
});
export type UsageRow = z.infer<typeof UsageRow>;

export const UsageReport = z.object({ from: z.iso.date(), to: z.iso.date(), rows: z.array(UsageRow) });
export type UsageReport = z.infer<typeof UsageReport>;
