/** What search engines ask for by name. The CDN rewrites these paths (infra/constructs/page-fallback.js). */
export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';

/** Things that have a sitemap of their own beside the written pages. */
export const sitemapKinds = ['jobs', 'organizations', 'professionals'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Of a part of the sitemap: /sitemaps/jobs.xml, /sitemaps/jobs-from-job_01.xml. */
export const sitemapPartPath = (part: string): string => `/sitemaps/${part}.xml`;

/** Prefixes of addresses that crawlers have no reason to visit: they ask for a session or hold a token. */
export const uncrawledPaths = ['/dashboard', '/settings', '/profile', '/auth/', '/invitations/'] as const;
