import {
  nextCheckMinutes,
  postingDays,
  postingsPerCheck,
  renewalDays,
  renewedDays,
} from '@shared/connect/integrations/linkedin-postings';
import { limits } from '@shared/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IntegrationLink, StoredIntegration } from '../../../../store/connect/integrations/ports';
import type { JobItem } from '../../../../store/hiring/jobs/job-item';
import { publishedJob } from '../../../../store/hiring/jobs/published-job.fixture';
import type { RatedOrganization } from '../../../../store/organizations/organizations/organizations';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor, Vendor, VendorAnswer, VendorRequest } from '../../ports';
import { linkedInAdapter } from './linkedin-adapter';
import { inDays } from './linkedin-links';
import { checkPostings } from './linkedin-status';
import { syncPostings } from './linkedin-sync';
import { listPostings } from './list-postings';

const description =
  'Care for patients on a 24-bed unit, with nights, weekends, and every third holiday. Lunch is on us.';
const jobIdOf = (number: number): string => `job_${String(number).padStart(26, '0')}`;
const job = (number: number, fields: Partial<JobItem> = {}): JobItem =>
  publishedJob({ description, jobId: jobIdOf(number), ...fields });

let jobs: JobItem[];
let links: Map<string, IntegrationLink>;
let asked: string[][];
let sent: Record<string, unknown>[][];
let reply: (elements: Record<string, unknown>[]) => unknown;
let isShown: boolean;
let now: Date;
let statuses: Record<string, unknown>;

const accepted = (elements: Record<string, unknown>[]) => ({
  elements: elements.map((_, index) => ({ id: `urn:li:simpleJobPostingTask:${index}`, status: 202 })),
});
const vendor: ConnectedVendor = {
  async call({ json, url, operation }: VendorRequest) {
    if (operation === 'jobs.status') {
      asked.push(new URL(url).searchParams.getAll('ids'));
      return { status: 200, body: { results: statuses } };
    }
    const { elements } = json as { elements: Record<string, unknown>[] };
    sent.push(elements);
    return { status: 200, body: reply(elements) };
  },
};
const integration = {
  integrationId: 'itg_1',
  owner: { kind: 'organization', id: 'org_1' },
  settings: { companyId: '2414183', posterEmail: 'jobs@harbor.example' },
} as unknown as StoredIntegration;
const deps = {
  links: {
    get: async (_id: string, subject: string) => links.get(subject) ?? null,
    put: async (_id: string, link: IntegrationLink) => void links.set(link.subject, link),
    remove: async (_id: string, subject: string) => void links.delete(subject),
    list: async () => [...links.values()],
  },
  published: {
    organization: async () => (isShown ? ({} as RatedOrganization) : null),
    jobs: async function* () {
      await Promise.resolve();
      yield* jobs;
    },
  },
  siteUrl: 'https://site.test',
  clock: { now: () => now },
};
const run = () => syncPostings(deps, { integration, vendor });
const check = () => checkPostings(deps, { integration, vendor });
const pass = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const linkOf = (number: number) => links.get(`job#${jobIdOf(number)}`)!;
const operations = () =>
  sent.flat().map((it) => `${String(it['jobPostingOperationType'])} ${String(it['externalJobPostingId'])}`);

beforeEach(() => {
  [now, statuses, asked] = [new Date('2026-11-26T08:00:00.000Z'), {}, []];
  [jobs, links, sent, reply, isShown] = [[job(1), job(2)], new Map(), [], accepted, true];
});

describe('LinkedIn postings', () => {
  it('follow the published jobs: created, changed, and closed once', async () => {
    await run();
    await run();
    expect(operations()).toEqual([`CREATE ${jobIdOf(1)}`, `CREATE ${jobIdOf(2)}`]);
    expect(sent[0]![0]).toMatchObject({
      integrationContext: 'urn:li:organization:2414183',
      companyApplyUrl: `https://site.test/jobs/${jobIdOf(1)}`,
      posterEmail: 'jobs@harbor.example',
      employmentStatus: 'FULL_TIME',
      listingType: 'BASIC',
    });
    sent = [];
    jobs = [job(1, { title: 'Surgeon' })];
    await run();
    await run();
    expect(operations()).toEqual([`UPDATE ${jobIdOf(1)}`, `CLOSE ${jobIdOf(2)}`]);
    expect(sent[0]![1]).toMatchObject({ title: 'Ward physician', location: 'Boston, MA' });
    expect(String(sent[0]![1]!['description']).length).toBeGreaterThanOrEqual(100);
    sent = [];
    isShown = false;
    await run();
    expect(operations()).toEqual([`CLOSE ${jobIdOf(1)}`]);
    expect(links.size).toBe(0);
  });

  it('leave out jobs that LinkedIn would drop', async () => {
    jobs = [job(1, { description: 'Short.', requirements: '' }), job(2, { location: '' })];
    await run();
    expect(sent).toEqual([]);
  });

  it('are sent again after a worker stopped or LinkedIn failed one of them', async () => {
    reply = () => {
      throw new VendorProblem('timeout');
    };
    await expect(run()).rejects.toThrow('timeout');
    reply = (elements) => ({
      elements: elements.map((_, index) => ({ status: index === 0 ? 503 : 202, id: 'urn:1' })),
    });
    await expect(run()).rejects.toThrow('server_error');
    reply = accepted;
    sent = [];
    await run();
    expect(operations()).toEqual([`CREATE ${jobIdOf(1)}`]);
  });

  it('wait for a change of their job when LinkedIn refuses them', async () => {
    reply = (elements) => ({ elements: elements.map(() => ({ status: 422, error: { status: 422 } })) });
    await run();
    await run();
    expect(sent).toHaveLength(1);
    jobs = [job(1, { title: 'Surgeon' }), job(2)];
    reply = accepted;
    sent = [];
    await run();
    expect(operations()).toEqual([`CREATE ${jobIdOf(1)}`]);
  });

  it('are split into requests of the size that LinkedIn accepts', async () => {
    jobs = Array.from({ length: limits.linkedInJobsPerRequest + 5 }, (_, index) => job(index));
    await run();
    expect(sent.map(({ length }) => length)).toEqual([limits.linkedInJobsPerRequest, 5]);
  });

  it('are renewed a week before they end, also after a renewal', async () => {
    jobs = [job(1)];
    await run();
    sent = [];
    pass(postingDays - renewalDays - 1);
    await run();
    expect(operations()).toEqual([]);
    for (const days of [1, renewedDays]) {
      pass(days);
      await run();
      await run();
      expect(operations()).toEqual([`RENEW ${jobIdOf(1)}`]);
      sent = [];
    }
  });

  it('are posted again when they can’t be renewed', async () => {
    jobs = [job(1)];
    await run();
    pass(postingDays);
    sent = [];
    reply = (elements) => ({ elements: elements.map(() => ({ status: 422, error: { message: 'non-existing job' } })) });
    await run();
    reply = accepted;
    await run();
    expect(operations()).toEqual([`RENEW ${jobIdOf(1)}`, `CREATE ${jobIdOf(1)}`]);
    expect(linkOf(1).data['endsAt']).toBe(inDays(now, postingDays));
  });

  it('are renewed again when a renewal got no answer', async () => {
    jobs = [job(1)];
    await run();
    pass(postingDays - renewalDays);
    sent = [];
    reply = () => {
      throw new VendorProblem('timeout');
    };
    await expect(run()).rejects.toThrow('timeout');
    reply = accepted;
    await run();
    await run();
    expect(operations()).toEqual([`RENEW ${jobIdOf(1)}`, `RENEW ${jobIdOf(1)}`]);
  });

  it('have an unknown result when the answer has another length', async () => {
    reply = () => ({ elements: [] });
    await expect(run()).rejects.toMatchObject({ problem: 'malformed' });
  });
});

describe('the status of postings', () => {
  const listed = (number: number) => ({
    [jobIdOf(number)]: { listingStatus: 'LISTED', jobPostingUrl: `https://www.linkedin.com/jobs/view/${number}` },
  });
  const dropped = (number: number) => ({
    [jobIdOf(number)]: { listingStatus: 'NOT_LISTED', listingStatusDetail: { statusMessage: 'Invalid  location.' } },
  });

  it('is requested by job, and stored with LinkedIn’s answer', async () => {
    await run();
    statuses = { ...listed(1), ...dropped(2) };
    expect(await check()).toEqual({ againAt: inDays(now, 1) });
    expect(asked).toEqual([[jobIdOf(1), jobIdOf(2)]]);
    expect(linkOf(1).data).toMatchObject({ listing: 'LISTED', url: 'https://www.linkedin.com/jobs/view/1' });
    expect(linkOf(2).data).toMatchObject({ listing: 'NOT_LISTED', reason: 'Invalid location.' });
    // Sending the same data again would change nothing.
    sent = [];
    await run();
    expect(operations()).toEqual([]);
    jobs = [job(1), job(2, { title: 'Surgeon' })];
    await run();
    expect(operations()).toEqual([`UPDATE ${jobIdOf(2)}`]);
    expect(linkOf(2).data['reason']).toBeUndefined();
  });

  it('is requested again sooner while LinkedIn is processing, and not without postings', async () => {
    await run();
    statuses = { ...listed(1), [jobIdOf(2)]: { listingStatus: 'IN_PROGRESS' } };
    expect(await check()).toEqual({ againAt: new Date(now.getTime() + nextCheckMinutes * 60_000).toISOString() });
    jobs = [];
    await run();
    expect(await check()).toBeUndefined();
  });

  it('keeps a posting that LinkedIn took down later, with its reason, and reposts one that ended', async () => {
    await run();
    statuses = { ...listed(1), ...listed(2) };
    await check();
    statuses = { ...dropped(1) };
    await check();
    expect(linkOf(1)).toMatchObject({ externalId: expect.any(String) as string, data: { listing: 'NOT_LISTED' } });
    pass(postingDays + 1);
    await check();
    sent = [];
    await run();
    expect(operations()).toContain(`CREATE ${jobIdOf(1)}`);
  });

  it('is split into requests of the size that LinkedIn accepts, and ignores unknown answers', async () => {
    jobs = Array.from({ length: postingsPerCheck + 3 }, (_, index) => job(index));
    await run();
    statuses = { [jobIdOf(0)]: { listingStatus: 'SOMETHING_NEW' } };
    await check();
    expect(asked.map(({ length }) => length)).toEqual([postingsPerCheck, 3]);
    expect(linkOf(0).data['listing']).toBeUndefined();
  });

  it('is requested again after an unreadable answer', async () => {
    await run();
    statuses = null as never;
    await expect(check()).rejects.toMatchObject({ problem: 'malformed' });
  });

  it('is shown as refused, dropped, shown, or not known yet', async () => {
    jobs = [job(1), job(2), job(3), job(4)];
    reply = (elements) => ({
      elements: elements.map((_, index) =>
        index === 3 ? { status: 422, error: { message: 'ERROR :: /title' } } : { status: 202, id: `urn:${index}` },
      ),
    });
    await run();
    statuses = { ...listed(1), ...dropped(2) };
    await check();
    const page = await listPostings(
      {
        integrations: { get: async () => ({ ...integration, account: {} }) as never },
        linkPages: async () => ({ items: [...links.values()], nextCursor: null }),
      },
      { owner: integration.owner, provider: 'linkedin-recruiter' },
    );
    expect(page.items.map(({ state, reason }) => [state, reason])).toEqual([
      ['listed', null],
      ['not_listed', 'Invalid location.'],
      ['sent', null],
      ['refused', 'ERROR :: /title'],
    ]);
  });
});

describe('connecting a company', () => {
  const customer = { id: 'org_1', name: 'LinkedIn Harbor Medical Center of the Northern Lakeshore and Islands' };
  const fields = { companyId: '2414183', posterEmail: 'jobs@harbor.example' };
  const credentials = { clientId: 'child', clientSecret: 'child-secret' };
  const connect = (answers: Record<string, VendorAnswer | VendorProblem>) => {
    const calls: VendorRequest[] = [];
    const from = {
      client: { clientId: 'parent', secrets: async () => ({ partnerKey: 'key' }), addressOf: (url: string) => url },
      clock: { now: () => new Date('2026-11-26T08:00:00.000Z') },
      http: {
        send: async (request: VendorRequest) => {
          calls.push(request);
          const found = answers[request.operation]!;
          if (found instanceof VendorProblem) throw found;
          return found;
        },
      },
    } as Vendor;
    return { calls, from, result: linkedInAdapter.connect(from, { fields, customer }) };
  };
  const access = { status: 200, body: { access_token: 'access', expires_in: 1800 } };

  it("uses the partner's key for the customer's application, and that for the rest", async () => {
    const { calls, from, result } = connect({
      'token.client': access,
      'application.create': { status: 201, body: { key: 'urn:1', credentials } },
    });
    const { grant, account, settings } = await result;
    expect(calls.map(({ form }) => form?.['client_id'])).toEqual(['parent', undefined, 'child']);
    const { name } = calls[1]!.json as { name: string };
    expect(name).toMatch(/^Wardline - Harbor/);
    expect(name.length).toBeLessThanOrEqual(50);
    expect([account.id, settings, grant.extra]).toEqual(['2414183', fields, credentials]);
    expect((await linkedInAdapter.refresh(from, grant)).expiresAt).toBe('2026-11-26T08:30:00.000Z');
  });

  it('reuses an existing application', async () => {
    const { calls, result } = connect({
      'token.client': access,
      'application.create': { status: 409, body: {} },
      'application.find': { status: 200, body: { elements: [{ key: 'urn:1', credentials }] } },
    });
    expect((await result).grant.extra).toEqual(credentials);
    expect(calls.map(({ operation }) => operation)).toContain('application.find');
  });

  it('reports that the company was refused, and retries after outages', async () => {
    const refused = connect({ 'token.client': access, 'application.create': new VendorProblem('refused', 400) });
    await expect(refused.result).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    const down = connect({ 'token.client': new VendorProblem('server_error', 503) });
    await expect(down.result).rejects.toMatchObject({ problem: 'server_error' });
  });
});
