import type { SitemapKind } from '@shared/platform/search-engines';

export type SitemapEntry = { id: string; changedAt: string };

/** `changedAt` is null if the page is gone. */
export type SitemapChange = { kind: SitemapKind; id: string; changedAt: string | null; isListed: boolean };

export type SitemapEntries = {
  /** Lists pages by ID, at most `limits.sitemapEntries`, starting with `from`. */
  page(kind: SitemapKind, from: string | null): Promise<SitemapEntry[]>;
  /** Returns the first IDs of later pages, at most `limits.sitemapPages`; null if there are no entries. */
  pageStarts(kind: SitemapKind): Promise<string[] | null>;
};

export type SitemapWriter = {
  /** ConcurrentModificationError if the object changed since it was read. */
  set(change: SitemapChange): Promise<void>;
};
