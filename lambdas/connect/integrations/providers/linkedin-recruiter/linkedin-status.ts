import { checkHours, nextCheckMinutes, postingsPerCheck } from '@shared/connect/integrations/linkedin-postings';
import * as z from 'zod';
import { addSeconds, type Clock } from '../../../../platform/clock';
import type {
  IntegrationLink,
  IntegrationLinks,
  StoredIntegration,
} from '../../../../store/connect/integrations/ports';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor, TaskResult } from '../../ports';
import { linkedInApi } from './linkedin-adapter';
import { endOf, jobIdOf, keptIn, loadPosted, shortReason } from './linkedin-links';

type Deps = { links: IntegrationLinks; clock: Pick<Clock, 'now'> };

/**
 * https://learn.microsoft.com/linkedin/talent/job-postings/api/check-job-posting-status: by our ID of the job. It also says
 * the outcome of postings that LinkedIn accepted and dropped afterward, so tasks needn't be polled as well.
 */
const Status = z.object({
  listingStatus: z.enum(['LISTED', 'NOT_LISTED', 'IN_PROGRESS']),
  listingStatusDetail: z.object({ statusMessage: z.string().nullish() }).nullish(),
  jobPostingUrl: z.string().nullish(),
});
type Status = z.infer<typeof Status>;
const Answer = z.object({ results: z.record(z.string(), z.unknown()) });

const statusesOf = async (vendor: ConnectedVendor, jobIds: readonly string[]): Promise<Map<string, Status>> => {
  const ids = jobIds.map((jobId) => `ids=${encodeURIComponent(jobId)}`).join('&');
  const { body } = await vendor.call({ operation: 'jobs.status', url: `${linkedInApi}/jobPostingStatus?${ids}` });
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new VendorProblem('malformed');
  return new Map(
    jobIds.flatMap((jobId) => {
      // Unknown future states are ignored.
      const status = Status.safeParse(answer.data.results[jobId]);
      return status.success ? [[jobId, status.data] as const] : [];
    }),
  );
};

/** Whether a posting expired; such postings are posted again. */
const isOver = (link: IntegrationLink, now: Date): boolean => {
  const kept = keptIn(link);
  return kept !== null && endOf(kept) <= now.toISOString();
};

const checked = (link: IntegrationLink, status: Status, now: Date): IntegrationLink => {
  const { title = '', location = '', listedAt = '', endsAt } = link.data;
  const { listingStatus: listing, listingStatusDetail: detail, jobPostingUrl: url } = status;
  const isGone = listing === 'NOT_LISTED' && isOver(link, now);
  const reason = listing === 'NOT_LISTED' ? shortReason(detail?.statusMessage ?? '') : '';
  const data = {
    ...{ title, location, listedAt, listing, checkedAt: now.toISOString() },
    ...(endsAt !== undefined && { endsAt }),
    ...(reason !== '' && { reason }),
    ...(url?.startsWith('https://www.linkedin.com/') && { url }),
  };
  return { ...link, data, ...(isGone && { externalId: null, written: '' }) };
};

/** Reads which postings LinkedIn shows. Repeats after a day, or sooner while some are in progress. */
export const checkPostings = async (
  { links, clock }: Deps,
  { integration: { integrationId }, vendor }: { integration: StoredIntegration; vendor: ConnectedVendor },
): Promise<TaskResult> => {
  const now = clock.now();
  const posted = [...(await loadPosted(links, integrationId)).values()].filter(({ externalId }) => externalId !== null);
  if (posted.length === 0) return undefined;
  let isUnderWay = false;
  for (let from = 0; from < posted.length; from += postingsPerCheck) {
    const some = posted.slice(from, from + postingsPerCheck);
    const statuses = await statusesOf(vendor, some.map(jobIdOf));
    for (const link of some) {
      const status = statuses.get(jobIdOf(link));
      if (!status) continue;
      isUnderWay ||= status.listingStatus === 'IN_PROGRESS';
      await links.put(integrationId, checked(link, status, now));
    }
  }
  const seconds = isUnderWay ? nextCheckMinutes * 60 : checkHours * 3600;
  return { againAt: addSeconds(now, seconds).toISOString() };
};
