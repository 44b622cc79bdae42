import type { DomainEvent } from '@shared/core/model/event';
import { sitemapKinds, uncrawledPaths, type SitemapKind } from '@shared/platform/search-engines';
import { siteRoutes } from '@shared/site-routes';
import { paths } from '@shared/paths';
import { describe, expect, it } from 'vitest';
import { storedProfile } from '../../../test/support/people/professionals';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { SitemapChange, SitemapEntries } from '../../store/find/sitemap/ports';
import type { SitemapThings } from '../../store/find/sitemap/sitemap-things';
import { changeSitemap } from './change-sitemap';
import { showRobots, showSitemap, showSitemapPart } from './show-sitemap';

const siteUrl = 'https://site.test';
const at = '2026-11-21T12:00:00.000Z';
const [jobId, organizationId] = [`job_${'0'.repeat(26)}`, `org_${'0'.repeat(26)}`];

const entriesOf = (starts: Partial<Record<SitemapKind, string[]>>): SitemapEntries => ({
  page: async (kind, from) => [{ id: from ?? `${kind}-first`, changedAt: at }],
  pageStarts: async (kind) => starts[kind] ?? null,
});
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('lists a file for each page of each kind that has entries', async () => {
    const { text, contentType } = await showSitemap({ entries: entriesOf({ jobs: [jobId] }), siteUrl });
    expect(contentType).toContain('application/xml');
    expect(locations(text)).toEqual([
      `${siteUrl}/sitemaps/pages.xml`,
      `${siteUrl}/sitemaps/jobs.xml`,
      `${siteUrl}/sitemaps/jobs-from-${jobId}.xml`,
    ]);
  });

  it('has the address of each entry and the day of its last change', async () => {
    const deps = { entries: entriesOf({}), siteUrl };
    const { text } = await showSitemapPart(deps, `jobs-from-${jobId}`);
    expect(text).toContain(`<url><loc>${siteUrl}/jobs/${jobId}</loc><lastmod>${at}</lastmod></url>`);
    const addresses = await Promise.all(sitemapKinds.map(async (kind) => (await showSitemapPart(deps, kind)).text));
    expect(addresses.map((it) => locations(it)[0])).toEqual([
      `${siteUrl}/jobs/jobs-first`,
      `${siteUrl}/organizations/organizations-first`,
      `${siteUrl}/doctors/profile/professionals-first`,
    ]);
  });

  it('has the static pages in every language, without those closed to crawlers', async () => {
    const found = locations((await showSitemapPart({ entries: entriesOf({}), siteUrl }, 'pages')).text);
    expect(found).toEqual(expect.arrayContaining([`${siteUrl}/`, `${siteUrl}/es`, `${siteUrl}/fr/jobs`]));
    for (const url of found)
      for (const path of uncrawledPaths) expect(new URL(url!).pathname.startsWith(path)).toBe(false);
  });

  it.each(['people', 'jobs-from-', `jobs-from-${'x'.repeat(61)}`])('has no file %s', async (part) => {
    const { status } = await showSitemapPart({ entries: entriesOf({}), siteUrl }, part);
    expect(status).toBe(404);
  });

  it('is listed in robots.txt, which closes only pages behind a sign-in', () => {
    const { text } = showRobots(siteUrl);
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const kept = uncrawledPaths.map((path) => `Disallow: ${path}`);
    for (const line of kept) expect(text).toContain(line);
    expect(uncrawledPaths.some((path) => paths.doctorProfile.startsWith(path))).toBe(false);
    expect(siteRoutes.doctorProfile.access).toBe('public');
  });
});

const event = <T extends DomainEvent['type']>(type: T, data: object) =>
  ({ id: 'e', type, occurredAt: at, data }) as unknown as DomainEvent;

describe('sitemap updates', () => {
  const world = (things: Partial<SitemapThings>) => {
    const written: SitemapChange[] = [];
    let stale = 0;
    const run = async (happened: DomainEvent) => {
      const effects = changeSitemap(
        {
          things: {
            job: async () => null,
            organization: async () => null,
            profile: async () => null,
            async *jobsOf() {
              yield jobId;
            },
            ...things,
          },
          sitemap: {
            set: async (change) => {
              if (stale-- > 0) throw new ConcurrentModificationError();
              written.push(change);
            },
          },
          clock: { now: () => new Date(at) },
        },
        happened,
      );
      for (const effect of effects) await effect.run();
      return written;
    };
    return { run, conflict: (times: number) => (stale = times) };
  };
  const profile = (privacy: object) => {
    const stored = storedProfile();
    return { ...stored, privacy: { ...stored.privacy, ...privacy } };
  };

  it('list a profile while the person allows it, and remove it at once', async () => {
    const { userId, updatedAt } = storedProfile();
    const changed = event('profile.changed', { userId });
    const allowed = { allowSearchEngineIndexing: true };
    const kind = 'professionals';
    const on = await world({ profile: async () => profile(allowed) }).run(changed);
    expect(on).toEqual([{ kind, id: userId, changedAt: updatedAt, isListed: true }]);
    const off = await world({ profile: async () => profile({}) }).run(changed);
    expect(off).toEqual([{ kind, id: userId, changedAt: updatedAt, isListed: false }]);
    expect(await world({}).run(changed)).toEqual([{ kind, id: userId, changedAt: null, isListed: false }]);
  });

  it('read an entry again after a conflict', async () => {
    let reads = 0;
    const states = [profile({ allowSearchEngineIndexing: true }), profile({})];
    const { run, conflict } = world({ profile: async () => states[reads++]! });
    conflict(1);
    const { userId } = storedProfile();
    expect(await run(event('profile.changed', { userId }))).toMatchObject([{ isListed: false }]);
  });

  it('cover the job and its organization, or an organization and its jobs', async () => {
    const one = await world({}).run(event('job.removed', { jobId, organizationId }));
    expect(one.map(({ kind, id, isListed }) => [kind, id, isListed])).toEqual([
      ['jobs', jobId, false],
      ['organizations', organizationId, false],
    ]);
    const all = await world({}).run(event('organization.changed', { organizationId }));
    expect(all.map(({ kind }) => kind)).toEqual(['organizations', 'jobs']);
    expect(await world({}).run(event('member.removed', {}))).toEqual([]);
  });
});
