import type { SitemapKind } from '@shared/platform/search-engines';

export type SitemapEntry = { id: string; changedAt: string };

/** `changedAt` is null if the thing is gone. */
export type SitemapChange = { kind: SitemapKind; id: string; changedAt: string | null; isListed: boolean };

export type SitemapEntries = {
  /** By ID, at most `limits.sitemapEntries`, beginning with `from`. */
  page(kind: SitemapKind, from: string | null): Promise<SitemapEntry[]>;
  /** First IDs of the pages after the first one, at most `limits.sitemapPages`. Empty is null. */
  pageStarts(kind: SitemapKind): Promise<string[] | null>;
};

export type SitemapWriter = {
  /** ConcurrentModificationError if the thing isn't as it was read. */
  set(change: SitemapChange): Promise<void>;
};
