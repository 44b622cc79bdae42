import { notListedReasonLength, postingDays } from '@shared/connect/integrations/linkedin-postings';
import * as z from 'zod';
import { addSeconds } from '../../../../platform/clock';
import type { IntegrationLink, IntegrationLinks } from '../../../../store/connect/integrations/ports';

export const postingPrefix = 'job#';
export const subjectOf = (jobId: string): string => `${postingPrefix}${jobId}`;
export const jobIdOf = ({ subject }: IntegrationLink): string => subject.slice(postingPrefix.length);

const daySeconds = 24 * 3600;
export const inDays = (from: Date, days: number): string => addSeconds(from, days * daySeconds).toISOString();

/** Stored data of a posting, and LinkedIn's last status. */
const Kept = z.object({
  title: z.string(),
  location: z.string(),
  listedAt: z.string(),
  endsAt: z.iso.datetime().optional(),
  listing: z.enum(['LISTED', 'NOT_LISTED', 'IN_PROGRESS']).optional().catch(undefined),
  reason: z.string().optional(),
  url: z.string().optional(),
  checkedAt: z.iso.datetime().optional(),
});
export type KeptPosting = z.infer<typeof Kept>;

export const keptIn = ({ data }: IntegrationLink): KeptPosting | null => Kept.safeParse(data).data ?? null;

/** Older links have no end. LinkedIn posted after `listedAt`, so this is no later than the real end. */
export const endOf = ({ endsAt, listedAt }: KeptPosting): string =>
  endsAt ?? inDays(new Date(Number(listedAt)), postingDays);

export const shortReason = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, notListedReasonLength);

/** Loads the postings at LinkedIn by job. */
export const loadPosted = async (
  links: Pick<IntegrationLinks, 'list'>,
  integrationId: string,
): Promise<Map<string, IntegrationLink>> => {
  const found = (await links.list(integrationId)).filter(({ subject }) => subject.startsWith(postingPrefix));
  return new Map(found.map((link) => [jobIdOf(link), link]));
};
