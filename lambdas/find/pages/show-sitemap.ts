import { limits } from '@shared/limits';
import { paths, pathTo } from '@shared/paths';
import { sitemapKinds, sitemapPartPath, sitemapPath, uncrawledPaths } from '@shared/platform/search-engines';
import type { SitemapKind } from '@shared/platform/search-engines';
import { prerenderedRoutes } from '@shared/site-routes';
import { languages } from '@shared/text/language';
import { pathIn } from '@shared/text/language-paths';
import { escapeHtml } from '../../platform/text/escape-html';
import type { SitemapEntries } from '../../store/find/sitemap/ports';

export type SitemapDeps = { entries: SitemapEntries; siteUrl: string };
export type FileReply = { status: 200 | 404 | 410 | 503; contentType: string; text: string; cacheControl: string };

const cacheControl = 'public, max-age=0, s-maxage=60';
const writtenPages = 'pages';
const separator = '-from-';

const xml = (body: string): FileReply => ({
  status: 200,
  contentType: 'application/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
  cacheControl,
});

const none: FileReply = { status: 404, contentType: 'text/plain; charset=utf-8', text: '', cacheControl };
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const locationOf = (url: string): string => `<loc>${escapeHtml(url)}</loc>`;

const pathOf: Record<SitemapKind, (id: string) => string> = {
  jobs: (jobId) => pathTo(paths.job, { jobId }),
  organizations: (organizationId) => pathTo(paths.organization, { organizationId }),
  professionals: (userId) => pathTo(paths.doctorProfile, { userId }),
};

const urlset = (urls: readonly string[]): FileReply => xml(`<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>`);

/** Lists the static pages, and each kind of entry in files of at most `limits.sitemapEntries`. */
export const showSitemap = async ({ entries, siteUrl }: SitemapDeps): Promise<FileReply> => {
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const starts = await entries.pageStarts(kind);
      return starts === null ? [] : [kind, ...starts.map((id) => `${kind}${separator}${id}`)];
    }),
  );
  const files = [writtenPages, ...parts.flat()].map((part) => new URL(sitemapPartPath(part), siteUrl).href);
  const rows = files.map((url) => `<sitemap>${locationOf(url)}</sitemap>`);
  return xml(`<sitemapindex ${namespace}>\n${rows.join('\n')}\n</sitemapindex>`);
};

const pagesInEveryLanguage = (siteUrl: string): FileReply =>
  urlset(
    languages.flatMap((language) =>
      prerenderedRoutes.map((name) => `<url>${locationOf(new URL(pathIn(language, paths[name]), siteUrl).href)}</url>`),
    ),
  );

export const showSitemapPart = async ({ entries, siteUrl }: SitemapDeps, part: string): Promise<FileReply> => {
  if (part === writtenPages) return pagesInEveryLanguage(siteUrl);
  const [name, from = null] = part.split(separator);
  const kind = sitemapKinds.find((it) => it === name);
  if (!kind || from === '' || (from !== null && from.length > limits.sitemapPositionLength)) return none;
  const found = await entries.page(kind, from);
  return urlset(
    found.map(
      ({ id, changedAt }) =>
        `<url>${locationOf(new URL(pathOf[kind](id), siteUrl).href)}<lastmod>${changedAt}</lastmod></url>`,
    ),
  );
};

export const showRobots = (siteUrl: string): FileReply => ({
  status: 200,
  contentType: 'text/plain; charset=utf-8',
  text: [
    'User-agent: *',
    'Allow: /',
    ...uncrawledPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(sitemapPath, siteUrl).href}`,
    '',
  ].join('\n'),
  cacheControl,
});
