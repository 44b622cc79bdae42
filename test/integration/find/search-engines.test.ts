import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { paths, pathTo } from '@shared/paths';
import { sitemapKinds, type SitemapKind } from '@shared/platform/search-engines';
import type { ProfilePrivacy } from '@shared/people/model/professional';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeleteCommand } from '@lambdas/platform/table/commands';
import { openTable, type Key } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { createSitemapEntries } from '@lambdas/store/find/sitemap/sitemap-entries';
import { createSitemapThings } from '@lambdas/store/find/sitemap/sitemap-things';
import { createSitemapWriter } from '@lambdas/store/find/sitemap/sitemap-writer';
import { ConcurrentModificationError } from '@lambdas/platform/table/retry-on-conflict';
import type { Progress } from '../../../scripts/encryption/encrypt-stored';
import { createStoredItems } from '../../../scripts/encryption/stored-items';
import { fillSitemap } from '../../../scripts/sitemap/fill-sitemap';
import { api } from '../../support/client';
import { createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { setPrivacy } from '../../support/accounts/privacy';
import { startTestStack } from '../../support/stack';

const shell =
  '<!doctype html><html lang="en"><head><title>Wardline</title><meta name="description" content="Work." /></head><body><div id="root"></div></body></html>';

let directory: string;
let stack: Awaited<ReturnType<typeof startTestStack>>;
let employer: Employer;
let person: Person;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wardline-shell-'));
  await writeFile(join(directory, 'app.html'), shell);
  stack = await startTestStack({ serveSite: true, siteDirectory: directory });
  employer = await registerEmployer();
  person = await registerApplicant();
});
afterAll(async () => {
  await stack.stop();
  await rm(directory, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(`${stack.gateway}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const locationsIn = async (part: string): Promise<string[]> => {
  await stack.drain();
  return [...(await get(`/sitemaps/${part}.xml`)).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
};
const save = async (privacy: Partial<ProfilePrivacy>) => expect((await setPrivacy(person, privacy)).status).toBe(200);
const address = () => pathTo(paths.doctorProfile, { userId: person.userId });
const listed = () => `${stack.env['SITE_URL']}${address()}`;

describe('the page of a professional, as a crawler gets it', () => {
  it('asks not to be indexed until the person turns it on', async () => {
    const { status, text } = await get(address());
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain(person.me.firstName);
    expect(await locationsIn('professionals')).not.toContain(listed());
  });

  it('is indexable from the next request on, in one language, until turned off', async () => {
    await save({ allowSearchEngineIndexing: true });
    for (const path of [address(), `/es${address()}`, pathTo(paths.doctor, { userId: person.userId })]) {
      const { text } = await get(path);
      expect(text).not.toContain('noindex');
      expect(text).toContain(`<link rel="canonical" href="${listed()}" />`);
      expect(text).not.toContain(person.me.lastName);
    }
    expect(await locationsIn('professionals')).toContain(listed());

    await save({ allowSearchEngineIndexing: false });
    expect((await get(address())).text).toContain('noindex');
    expect(await locationsIn('professionals')).not.toContain(listed());
  });

  it('answers not found once the profile is private', async () => {
    await save({ allowSearchEngineIndexing: true, visibility: 'private' });
    expect((await get(address())).status).toBe(404);
    expect(await locationsIn('professionals')).not.toContain(listed());
  });
});

describe('the sitemap', () => {
  it('follows jobs and their organizations', async () => {
    const job = await createJob(employer);
    const draft = await createJob(employer, { title: 'Secret plan' }, 'draft');
    const site = stack.env['SITE_URL']!;
    const jobs = await locationsIn('jobs');
    expect(jobs).toContain(`${site}/jobs/${job.jobId}`);
    expect(jobs).not.toContain(`${site}/jobs/${draft.jobId}`);
    expect(await locationsIn('organizations')).toContain(`${site}/organizations/${employer.organizationId}`);

    const change = { status: 'closed', version: job.version } as const;
    await api(jobRoutes.changeJobStatus, { params: { jobId: job.jobId }, body: change }, { token: employer.token });
    expect(await locationsIn('jobs')).not.toContain(`${site}/jobs/${job.jobId}`);
    expect(await locationsIn('organizations')).not.toContain(`${site}/organizations/${employer.organizationId}`);
  });

  it('names its files, and robots.txt names it', async () => {
    await createJob(employer);
    await stack.drain();
    const { type, text } = await get('/sitemap.xml');
    expect(type).toContain('application/xml');
    for (const part of ['pages', 'jobs', 'organizations']) expect(text).toContain(`/sitemaps/${part}.xml</loc>`);
    const robots = await get('/robots.txt');
    expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(robots.text).toContain(`Sitemap: ${stack.env['SITE_URL']}/sitemap.xml`);
    expect((await get('/sitemaps/people.xml')).status).toBe(404);
  });

  it('is filled with previously public pages, continuing where it stopped', async () => {
    const { jobId } = await createJob(employer);
    await save({ allowSearchEngineIndexing: true, visibility: 'public' });
    await stack.drain();
    const table = openTable();
    const entries = createSitemapEntries(table);
    const idsOf = async (kind: SitemapKind) => (await entries.page(kind, null)).map(({ id }) => id);
    const before = await Promise.all(sitemapKinds.map(idsOf));
    for (const [index, kind] of sitemapKinds.entries()) {
      for (const id of before[index]!) {
        await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.sitemapEntry(kind, id) }));
      }
    }
    let position: Key | null = null;
    let stopped = true;
    const progress: Progress = {
      get: async () => position,
      save: async (after) => {
        position = after;
        if (stopped && after !== null) throw new Error('stopped');
      },
    };
    const stored = createStoredItems(table, 20);
    const clock = { now: () => new Date() };
    const fill = () =>
      fillSitemap({ things: createSitemapThings(table), sitemap: createSitemapWriter(table), clock, stored, progress });
    await expect(fill()).rejects.toThrow('stopped');
    stopped = false;
    expect((await fill()).jobs).toBeGreaterThan(0);
    expect(position).toBeNull();
    expect(await Promise.all(sitemapKinds.map(idsOf))).toEqual(before);
    expect(before.flat()).toEqual(expect.arrayContaining([jobId, employer.organizationId, person.userId]));
    await fill();
    expect(await Promise.all(sitemapKinds.map(idsOf))).toEqual(before);
  });

  it('is paged without omissions', async () => {
    for (let number = 0; number < 4; number += 1) await createJob(employer, { title: `Nurse ${number}` });
    await stack.drain();
    const table = openTable();
    const all = (await createSitemapEntries(table).page('jobs', null)).map(({ id }) => id);
    const paged = createSitemapEntries(table, 2);
    const starts = (await paged.pageStarts('jobs'))!;
    const pages = await Promise.all([null, ...starts].map((from) => paged.page('jobs', from)));
    expect(pages.flat().map(({ id }) => id)).toEqual(all);
    expect(starts).toHaveLength(Math.ceil(all.length / 2) - 1);
  });

  it('rejects an entry for a page that changed after it was read', async () => {
    const table = openTable();
    const before = (await createSitemapThings(table).profile(person.userId))!;
    await save({ visibility: 'public' });
    const change = { kind: 'professionals', id: person.userId, changedAt: before.updatedAt, isListed: true } as const;
    await expect(createSitemapWriter(table).set(change)).rejects.toThrow(ConcurrentModificationError);
    expect(await locationsIn('professionals')).not.toContain(listed());
  });
});
