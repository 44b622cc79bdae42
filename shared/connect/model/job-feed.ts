import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Email, FirstVersion, typedLine } from '../../core/model/fields';

/** `url` is secret; null while the feed is off. `version` is 0 before it was first turned on. */
export const JobFeed = z.object({ url: z.url().nullable(), version: FirstVersion });
export type JobFeed = z.infer<typeof JobFeed>;

/** Number in the URL of a company's admin page: https://www.linkedin.com/help/linkedin/answer/a415420 */
export const LinkedInCompanyId = typedLine()
  .regex(/^[1-9]\d*$/, notice('linkedInCompanyId'))
  .max(limits.linkedInCompanyIdLength, notice('linkedInCompanyId'));

/** Details that LinkedIn requires for each job in addition to the job post. */
export const LinkedInPoster = z.strictObject({ companyId: LinkedInCompanyId, posterEmail: Email });
export type LinkedInPoster = z.infer<typeof LinkedInPoster>;

/** `poster` is kept while the feed is off; null before it was first turned on. */
export const LinkedInFeed = JobFeed.extend({ poster: LinkedInPoster.nullable() });
export type LinkedInFeed = z.infer<typeof LinkedInFeed>;

/** `newAddress` replaces the address of an active feed. */
export const LinkedInFeedForm = z.strictObject({
  poster: LinkedInPoster,
  newAddress: z.boolean().default(false),
  version: JobFeed.shape.version,
});
export type LinkedInFeedForm = z.infer<typeof LinkedInFeedForm>;
