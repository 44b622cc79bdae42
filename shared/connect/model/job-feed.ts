import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Email, FirstVersion, typedLine } from '../../core/model/fields';

/** `url` is secret; null while the feed is off. `version` is 0 before it was ever on. */
export const JobFeed = z.object({ url: z.url().nullable(), version: FirstVersion });
export type JobFeed = z.infer<typeof JobFeed>;

/** The number in the address of a company's page for its administrators: https://www.linkedin.com/help/linkedin/answer/a415420 */
export const LinkedInCompanyId = typedLine()
  .regex(/^[1-9]\d*$/, notice('linkedInCompanyId'))
  .max(limits.linkedInCompanyIdLength, notice('linkedInCompanyId'));

/** What LinkedIn wants to know of each job besides what the job says. */
export const LinkedInPoster = z.strictObject({ companyId: LinkedInCompanyId, posterEmail: Email });
export type LinkedInPoster = z.infer<typeof LinkedInPoster>;

/** `poster` stays while the feed is off; null before it was ever on. */
export const LinkedInFeed = JobFeed.extend({ poster: LinkedInPoster.nullable() });
export type LinkedInFeed = z.infer<typeof LinkedInFeed>;

/** `newAddress` replaces that of a feed that is on. */
export const LinkedInFeedForm = z.strictObject({
  poster: LinkedInPoster,
  newAddress: z.boolean().default(false),
  version: JobFeed.shape.version,
});
export type LinkedInFeedForm = z.infer<typeof LinkedInFeedForm>;
