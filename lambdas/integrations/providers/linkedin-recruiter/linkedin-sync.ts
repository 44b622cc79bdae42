import { limits } from '@shared/limits';
import * as z from 'zod';
import type { IntegrationLink, IntegrationLinks, StoredIntegration } from '../../../store/integrations/ports';
import type { FeedJobs } from '../../../store/job-feeds/ports';
import { log } from '../../../platform/logger';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { linkedInApi } from './linkedin-adapter';
import {
  closingOf,
  markOf,
  postingOf,
  type PostedFacts,
  type Posting,
  type PostingContext,
  type PostingOperation,
} from './linkedin-postings';

type Deps = { links: IntegrationLinks; published: FeedJobs; siteUrl: string };
type Step = { jobId: string; operation: PostingOperation; posting: Posting; mark: string; facts: PostedFacts };

const prefix = 'job#';
const subjectOf = (jobId: string): string => `${prefix}${jobId}`;

const Facts = z.object({ title: z.string(), location: z.string(), listedAt: z.string() });

/** The body may say of each that it failed, while the request as a whole worked. */
const Answer = z.object({
  elements: z.array(z.object({ id: z.string().optional(), status: z.coerce.number().optional() })),
});

/** What LinkedIn has, by job. */
const postedOf = async ({ links }: Deps, integrationId: string): Promise<Map<string, IntegrationLink>> => {
  const found = (await links.list(integrationId)).filter(({ subject }) => subject.startsWith(prefix));
  return new Map(found.map((link) => [link.subject.slice(prefix.length), link]));
};

const wantedOf = async ({ published }: Deps, organizationId: string, context: PostingContext) => {
  const wanted = new Map<string, NonNullable<ReturnType<typeof postingOf>>>();
  // A closing organization, and one without a public page, has no jobs to show.
  if (!(await published.organization(organizationId))) return wanted;
  for await (const job of published.jobs(organizationId)) {
    const found = postingOf(job, context);
    if (found) wanted.set(job.jobId, found);
    if (wanted.size === limits.jobsPerFeed) break;
  }
  return wanted;
};

const stepsOf = async (deps: Deps, { integrationId, owner, settings }: StoredIntegration): Promise<Step[]> => {
  const { companyId = '', posterEmail = '' } = settings;
  const context = { companyId, posterEmail, siteUrl: deps.siteUrl };
  const [posted, wanted] = [await postedOf(deps, integrationId), await wantedOf(deps, owner.id, context)];
  const steps: Step[] = [];
  for (const [jobId, { posting, facts }] of wanted) {
    const [before, mark] = [posted.get(jobId), markOf(posting)];
    if (before?.written === mark) continue;
    steps.push({ jobId, operation: before?.externalId ? 'UPDATE' : 'CREATE', posting, mark, facts });
  }
  for (const [jobId, link] of posted) {
    const facts = wanted.has(jobId) ? null : Facts.safeParse(link.data).data;
    if (facts) steps.push({ jobId, operation: 'CLOSE', posting: closingOf(jobId, facts, context), mark: '', facts });
  }
  return steps;
};

const linkOf = ({ jobId, mark, facts }: Step, externalId: string | null, isKnown: boolean): IntegrationLink => ({
  subject: subjectOf(jobId),
  externalId,
  written: isKnown ? mark : '',
  data: { ...facts },
});

/** Unknown before the request, and known after it: what a stopped worker sent is sent again, which LinkedIn takes by its ID. */
const send = async (deps: Deps, vendor: ConnectedVendor, integrationId: string, steps: readonly Step[]) => {
  const { links } = deps;
  const posted = await postedOf(deps, integrationId);
  const idOf = (jobId: string): string | null => posted.get(jobId)?.externalId ?? null;
  for (const step of steps) await links.put(integrationId, linkOf(step, idOf(step.jobId), false));
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
    const { id, status = 500 } = answer.data.elements[index]!;
    const isTaken = status >= 200 && status < 300;
    if (status >= 500) counts.failed += 1;
    else if (!isTaken) counts.refused += 1;
    if (status >= 500) continue;
    // A refused closing is one of a posting that is over there.
    if (step.operation === 'CLOSE') await links.remove(integrationId, subjectOf(step.jobId));
    // A refused posting isn't sent again until its job changes.
    else await links.put(integrationId, linkOf(step, isTaken ? (id ?? idOf(step.jobId)) : idOf(step.jobId), true));
  }
  if (counts.refused > 0) log.warn('LinkedIn refused postings', counts);
  if (counts.failed > 0) throw new VendorProblem('server_error');
};

/** Posts, changes, and closes what differs from what was sent. The next run does what is left. */
export const syncPostings = async (
  deps: Deps,
  { integration, vendor }: { integration: StoredIntegration; vendor: ConnectedVendor },
): Promise<void> => {
  const steps = await stepsOf(deps, integration);
  for (let from = 0; from < steps.length; from += limits.linkedInJobsPerRequest) {
    await send(deps, vendor, integration.integrationId, steps.slice(from, from + limits.linkedInJobsPerRequest));
  }
};
