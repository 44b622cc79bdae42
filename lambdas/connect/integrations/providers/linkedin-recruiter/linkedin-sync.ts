import { postingDays, renewalDays, renewedDays } from '@shared/connect/integrations/linkedin-postings';
import { limits } from '@shared/limits';
import * as z from 'zod';
import type {
  IntegrationLink,
  IntegrationLinks,
  StoredIntegration,
} from '../../../../store/connect/integrations/ports';
import type { FeedJobs } from '../../../../store/connect/job-feeds/ports';
import type { Clock } from '../../../../platform/clock';
import { log } from '../../../../platform/logger';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { linkedInApi } from './linkedin-adapter';
import { endOf, inDays, keptIn, loadPosted, shortReason, subjectOf } from './linkedin-links';
import {
  toClosingPosting,
  markOf,
  toPosting,
  type PostedFacts,
  type Posting,
  type PostingContext,
  type PostingOperation,
} from './linkedin-postings';

type Deps = { links: IntegrationLinks; published: FeedJobs; siteUrl: string; clock: Pick<Clock, 'now'> };
type Step = { jobId: string; operation: PostingOperation; posting: Posting; mark: string; facts: PostedFacts };

/** Single postings can fail although the request as a whole succeeded. */
const Answer = z.object({
  elements: z.array(
    z.object({
      id: z.string().optional(),
      status: z.coerce.number().optional(),
      error: z.object({ message: z.string().optional() }).optional().catch(undefined),
    }),
  ),
});

const wantedOf = async ({ published }: Deps, organizationId: string, context: PostingContext) => {
  const wanted = new Map<string, NonNullable<ReturnType<typeof toPosting>>>();
  // A closing organization, or one without a public page, has no public jobs.
  if (!(await published.organization(organizationId))) return wanted;
  for await (const job of published.jobs(organizationId)) {
    const found = toPosting(job, context);
    if (found) wanted.set(job.jobId, found);
    if (wanted.size === limits.jobsPerFeed) break;
  }
  return wanted;
};

/** Returns null if the posting is up to date. */
const operationOf = (before: IntegrationLink | undefined, mark: string, now: Date): PostingOperation | null => {
  if (!before?.externalId) return before?.written === mark ? null : 'CREATE';
  if (before.written !== mark) return 'UPDATE';
  const kept = keptIn(before);
  return kept && endOf(kept) <= inDays(now, renewalDays) ? 'RENEW' : null;
};

const stepsOf = async (deps: Deps, { integrationId, owner, settings }: StoredIntegration): Promise<Step[]> => {
  const { companyId = '', posterEmail = '' } = settings;
  const context = { companyId, posterEmail, siteUrl: deps.siteUrl };
  const [posted, wanted] = [await loadPosted(deps.links, integrationId), await wantedOf(deps, owner.id, context)];
  const steps: Step[] = [];
  for (const [jobId, { posting, facts }] of wanted) {
    const [before, mark] = [posted.get(jobId), markOf(posting)];
    const operation = operationOf(before, mark, deps.clock.now());
    if (operation) steps.push({ jobId, operation, posting, mark, facts });
  }
  for (const [jobId, link] of posted) {
    const facts = wanted.has(jobId) ? null : keptIn(link);
    if (facts)
      steps.push({ jobId, operation: 'CLOSE', posting: toClosingPosting(jobId, facts, context), mark: '', facts });
  }
  return steps;
};

type Sent = { before: IntegrationLink | undefined; now: Date };
/** Unknown until the answer arrives. */
type Result = 'unknown' | { task: string | undefined } | { refused: string };

/** A new posting, also after a gap, lasts the full time; a renewal extends the rest. */
const endAfter = ({ operation }: Step, { before, now }: Sent): string => {
  const kept = before?.externalId ? keptIn(before) : null;
  if (!kept || operation === 'CREATE') return inDays(now, postingDays);
  if (operation !== 'RENEW') return endOf(kept);
  const end = endOf(kept);
  return inDays(end > now.toISOString() ? new Date(end) : now, renewedDays);
};

const linkOf = (step: Step, sent: Sent, result: Result): IntegrationLink => {
  const { jobId, mark, facts, operation } = step;
  const { title, location, listedAt } = facts;
  const { before } = sent;
  const link = { subject: subjectOf(jobId), externalId: before?.externalId ?? null, written: mark };
  const data = { title, location, listedAt };
  if (result === 'unknown')
    return { ...link, written: operation === 'RENEW' ? mark : '', data: { ...before?.data, ...data } };
  if ('refused' in result) {
    // A posting that can't be renewed is gone, so it is posted again.
    if (operation === 'RENEW') return { ...link, externalId: null, written: '', data };
    return { ...link, data: { ...before?.data, ...data, ...(result.refused !== '' && { reason: result.refused }) } };
  }
  return {
    ...link,
    externalId: result.task ?? link.externalId,
    data: { ...data, endsAt: endAfter(step, sent) },
  };
};

/** Marks postings as unknown until the answer arrives: a retry sends them again, and LinkedIn matches them by ID. */
const send = async (deps: Deps, vendor: ConnectedVendor, integrationId: string, steps: readonly Step[]) => {
  const { links } = deps;
  const posted = await loadPosted(links, integrationId);
  const now = deps.clock.now();
  const sentAs = ({ jobId }: Step): Sent => ({ before: posted.get(jobId), now });
  for (const step of steps) await links.put(integrationId, linkOf(step, sentAs(step), 'unknown'));
  const { body } = await vendor.call({
    operation: 'jobs.post',
    method: 'POST',
    url: `${linkedInApi}/simpleJobPostings`,
    headers: { 'x-restli-method': 'batch_create' },
    json: { elements: steps.map(({ posting, operation }) => ({ ...posting, jobPostingOperationType: operation })) },
  });
  const answer = Answer.safeParse(body);
  if (answer.data?.elements.length !== steps.length) throw new VendorProblem('malformed');
  const counts = { refused: 0, failed: 0 };
  for (const [index, step] of steps.entries()) {
    const { id, status = 500, error } = answer.data.elements[index]!;
    const isTaken = status >= 200 && status < 300;
    if (status >= 500) counts.failed += 1;
    else if (!isTaken) counts.refused += 1;
    if (status >= 500) continue;
    // LinkedIn refuses to close a posting that is closed there already.
    if (step.operation === 'CLOSE') await links.remove(integrationId, subjectOf(step.jobId));
    // A refused posting waits for a change of its job.
    else {
      const result = isTaken ? { task: id } : { refused: shortReason(error?.message ?? '') };
      await links.put(integrationId, linkOf(step, sentAs(step), result));
    }
  }
  if (counts.refused > 0) log.warn('LinkedIn refused postings', counts);
  if (counts.failed > 0) throw new VendorProblem('server_error');
};

/** Posts, changes, renews, and closes what differs from the last state. Returns true if it sent anything. */
export const syncPostings = async (
  deps: Deps,
  { integration, vendor }: { integration: StoredIntegration; vendor: ConnectedVendor },
): Promise<boolean> => {
  const steps = await stepsOf(deps, integration);
  for (let from = 0; from < steps.length; from += limits.linkedInJobsPerRequest) {
    await send(deps, vendor, integration.integrationId, steps.slice(from, from + limits.linkedInJobsPerRequest));
  }
  return steps.length > 0;
};
