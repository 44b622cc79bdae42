/** Paths that search engines expect. The CDN rewrites them (infra/constructs/page-fallback.js). */
export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';

/** Kinds of pages with their own sitemap, besides written pages. */
export const sitemapKinds = ['jobs', 'organizations', 'professionals'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Path of a part of the sitemap: /sitemaps/jobs.xml, /sitemaps/jobs-from-job_01.xml. */
export const sitemapPartPath = (part: string): string => `/sitemaps/${part}.xml`;

/** Path prefixes that crawlers skip: they need a session or contain a token. */
export const uncrawledPaths = ['/dashboard', '/settings', '/profile', '/auth/', '/invitations/'] as const;
