import type { SitemapKind } from '@shared/platform/search-engines';

export const sitemapKeys = {
  /** Exists while the page is open to search engines. */
  sitemapEntry: (sitemapKind: SitemapKind, id: string) => ({ pk: `SITEMAP#${sitemapKind}`, sk: id }),
} as const;

export const sitemapIndexes = {
  /** table: by ID */
  sitemap: (sitemapKind: SitemapKind) => `SITEMAP#${sitemapKind}`,
} as const;
