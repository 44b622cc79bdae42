import { limits } from '@shared/limits';
import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';

export const harvest = 'https://harvest.greenhouse.io/v3';

/** Greenhouse allows up to 500: https://harvestdocs.greenhouse.io/docs/pagination */
const pageSize = '100';
const pagesMax = Math.ceil((limits.importedJobsMax * 5) / Number(pageSize));

const Id = z.int().positive();

/** https://harvestdocs.greenhouse.io/reference/get_v3-jobs */
export const HarvestJob = z.object({
  id: Id,
  name: z.string(),
  requisition_id: z.string().nullish(),
  confidential: z.boolean().nullish(),
  is_template: z.boolean().nullish(),
  office_ids: z.array(Id).nullish(),
});
export type HarvestJob = z.infer<typeof HarvestJob>;

/** https://harvestdocs.greenhouse.io/reference/get_v3-job-posts */
export const HarvestPost = z.object({
  id: Id,
  job_id: Id.nullish(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  internal: z.boolean().nullish(),
});
export type HarvestPost = z.infer<typeof HarvestPost>;

/** https://harvestdocs.greenhouse.io/reference/get_v3-offices */
export const HarvestOffice = z.object({ id: Id, name: z.string().nullish(), location: z.string().nullish() });
export type HarvestOffice = z.infer<typeof HarvestOffice>;

/** https://harvestdocs.greenhouse.io/reference/get_v3-openings */
export const HarvestOpening = z.object({ id: Id, job_id: Id.nullish(), open: z.boolean().nullish() });
export type HarvestOpening = z.infer<typeof HarvestOpening>;

export const HarvestCandidate = z.object({ id: Id });

/** Rejected and hired have their own status; all others are `in_process`. https://harvestdocs.greenhouse.io/reference/get_v3-applications */
export const HarvestApplication = z.object({ id: Id, candidate_id: Id.nullish(), status: z.string().nullish() });
export type HarvestApplication = z.infer<typeof HarvestApplication>;

export const HarvestNote = z.object({ id: Id, body: z.string().nullish() });

/** A separate resource in version 3: https://harvestdocs.greenhouse.io/docs/step-by-step-migration-instructions */
export const HarvestRejection = z.object({ id: Id, application_id: Id.nullish(), rejected_at: z.string().nullish() });

export const parsedAs = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const answer = schema.safeParse(body);
  if (!answer.success) throw new VendorProblem('malformed');
  return answer.data;
};

/**
 * Cursors are opaque: the address of the next page is used unchanged, but only at Greenhouse
 * (https://harvestdocs.greenhouse.io/docs/pagination).
 */
const nextOf = (link: string | undefined, path: string): string | null => {
  const [, url] = /<([^>]+)>\s*;\s*rel="next"/.exec(link ?? '') ?? [];
  if (url === undefined) return null;
  if (!url.startsWith(`${harvest}${path}?`)) throw new VendorProblem('malformed');
  return url;
};

type Listing<T> = { operation: string; path: string; query: Readonly<Record<string, string>>; schema: z.ZodType<T> };

export const fetchEvery = async <T>(
  vendor: ConnectedVendor,
  { operation, path, query, schema }: Listing<T>,
): Promise<T[]> => {
  const found: T[] = [];
  let next: string | null = `${harvest}${path}`;
  let given: Readonly<Record<string, string>> | undefined = { ...query, per_page: pageSize };
  for (let page = 0; next !== null && page < pagesMax; page += 1) {
    const { body, link } = await vendor.call({ operation, url: next, ...(given && { query: given }) });
    found.push(...parsedAs(z.array(schema), body));
    next = nextOf(link, path);
    given = undefined;
  }
  return found;
};
