import { auditRoutes } from '@shared/trust/api/audit.routes';
import { jobFeedFileRoutes, jobFeedRoutes } from '@shared/connect/api/job-feed.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import type { LinkedInFeedForm } from '@shared/connect/model/job-feed';
import { describe, expect, it } from 'vitest';
import { randomIp } from '../../support/client';
import { api } from '../../support/client';
import { createJob, registerTeam } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const feedOf = async (admin: Person) => (await api(jobFeedRoutes.getJobFeed, {}, as(admin))).body;
const change = (admin: Person, on: boolean, version: number) =>
  api(jobFeedRoutes.changeJobFeed, { body: { on, version } }, as(admin));

/** Reads the feed without signing in, like a job board. */
const open = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(new URL(url).pathname, stack.gateway), {
    headers: { 'CloudFront-Viewer-Address': `${randomIp()}:443`, ...headers },
  });
const titlesIn = async (response: Response): Promise<string[]> =>
  [...(await response.text()).matchAll(/<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title!);

describe('a job feed', () => {
  it('is off until an administrator turns it on, and contains only published jobs', async () => {
    const admin = await registerEmployer();
    expect(await feedOf(admin)).toEqual({ url: null, version: 0 });
    const [shown] = [await createJob(admin), await createJob(admin, {}, 'draft')];
    const paused = await createJob(admin);
    const body = { status: 'paused' as const, version: paused.version };
    await api(jobRoutes.changeJobStatus, { params: { jobId: paused.jobId }, body }, as(admin));

    const { url, version } = (await change(admin, true, 0)).body;
    expect(version).toBe(1);
    expect(await feedOf(admin)).toEqual({ url, version });
    const answer = await open(url!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect([answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
      'noindex',
      'private, max-age=300',
    ]);
    expect(await titlesIn(answer)).toEqual([shown.title]);
    const again = await open(url!, { 'if-none-match': answer.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('gets another address, and none once turned off', async () => {
    const admin = await registerEmployer();
    const first = (await change(admin, true, 0)).body;
    const second = (await change(admin, true, first.version)).body;
    expect(second.url).not.toBe(first.url);
    expect([(await open(first.url!)).status, (await open(second.url!)).status]).toEqual([404, 200]);
    expect((await change(admin, false, second.version)).body.url).toBeNull();
    expect((await open(second.url!)).status).toBe(404);
    const third = (await change(admin, true, second.version + 1)).body;
    expect([first.url, second.url]).not.toContain(third.url);
  });

  it('changes once when two administrators change it', async () => {
    const admin = await registerEmployer();
    const answers = await Promise.all([change(admin, true, 0), change(admin, true, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
    const made = answers.find(({ status }) => status === 200)!.body;
    expect(await feedOf(admin)).toEqual(made);
  });

  it('rejects invented addresses', async () => {
    const admin = await registerEmployer();
    const { url } = (await change(admin, true, 0)).body;
    const other = (await change(await registerEmployer(), true, 0)).body.url!;
    const [, mine = ''] = /job-feeds\/(org_\w+)/.exec(url!) ?? [];
    const forged = other.replace(/org_\w+/, mine);
    const path = jobFeedFileRoutes.readJobFeed.path.replace('{token}', 'x.xml');
    for (const it of [forged, `${url!.slice(0, -4)}a.xml`, `https://site.test${path}`]) {
      expect((await open(it)).status, it).toBe(404);
    }
  });

  it('is in the audit log, without its address', async () => {
    const { admin } = await registerTeam(stack);
    const { url, version } = (await change(admin, true, 0)).body;
    await change(admin, false, version);
    await stack.drain();
    const { items } = (await api(auditRoutes.listAuditLines, { query: {} }, as(admin))).body;
    const lines = items.filter(({ line }) => line.thing === 'JobFeed');
    expect(lines.map(({ line }) => `${line.kind} ${line.operation}`)).toEqual([
      'changed changeJobFeed',
      'created changeJobFeed',
    ]);
    expect(JSON.stringify(items)).not.toContain(url!.split('.').at(-2));
  });
});

describe('a job feed for LinkedIn', () => {
  const poster = { companyId: '2414183', posterEmail: 'jobs@harbor.example' };
  const save = (admin: Person, version: number, more: Partial<LinkedInFeedForm> = {}) =>
    api(jobFeedRoutes.saveLinkedInFeed, { body: { poster, version, newAddress: false, ...more } }, as(admin));
  const long = 'Care for patients on a 24-bed unit, with nights, weekends, and every third holiday. Lunch is on us.';

  it('has the published jobs in its own format, at its own address', async () => {
    const admin = await registerEmployer();
    const { jobId } = await createJob(admin, { description: long });
    await createJob(admin, {}, 'draft');
    expect((await api(jobFeedRoutes.getLinkedInFeed, {}, as(admin))).body).toEqual({
      url: null,
      version: 0,
      poster: null,
    });
    const { url, version } = (await save(admin, 0)).body;
    const text = await (await open(url!)).text();
    expect([...text.matchAll(/<partnerJobId><!\[CDATA\[(.*?)\]\]>/g)].map(([, id]) => id)).toEqual([jobId]);
    expect(text).toContain('<posterEmail><![CDATA[jobs@harbor.example]]></posterEmail>');
    const boards = (await change(admin, true, 0)).body.url!;
    expect(await (await open(boards)).text()).toContain('<referencenumber>');

    const changed = (await save(admin, version, { poster: { ...poster, companyId: '99' } })).body;
    expect(changed.url).toBe(url);
    expect(await (await open(url!)).text()).toContain('<companyId><![CDATA[99]]>');
    const moved = (await save(admin, changed.version, { newAddress: true })).body;
    expect([(await open(url!)).status, (await open(moved.url!)).status]).toEqual([404, 200]);
    const stopped = await api(jobFeedRoutes.stopLinkedInFeed, { body: { version: moved.version } }, as(admin));
    expect(stopped.body).toEqual({ url: null, version: moved.version + 1, poster });
    expect([(await open(moved.url!)).status, (await open(boards)).status]).toEqual([404, 200]);
  });

  it('changes once when two administrators change it, and needs a company and an email', async () => {
    const admin = await registerEmployer();
    const answers = await Promise.all([save(admin, 0), save(admin, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wrong = await save(admin, 1, { poster: { companyId: 'mercy-health', posterEmail: 'nobody' } });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['poster.companyId', 'poster.posterEmail']);
  });
});
