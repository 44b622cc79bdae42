import type { Item, Key } from '@lambdas/platform/table/table';
import { followThing, type ChangeSitemapDeps } from '@lambdas/find/pages/change-sitemap';
import type { SitemapKind } from '@shared/platform/search-engines';
import type { Progress, StoredItems } from '../encryption/encrypt-stored';

export type FillSitemapDeps = ChangeSitemapDeps & { stored: Pick<StoredItems, 'page'>; progress: Progress };

export type Followed = Record<SitemapKind, number>;

const pageOf = (item: Item): { kind: SitemapKind; id: string } | null => {
  switch (item['entity']) {
    case 'Job':
      return { kind: 'jobs', id: String(item['jobId']) };
    case 'Organization':
      return { kind: 'organizations', id: String(item['organizationId']) };
    case 'Profile':
      return { kind: 'professionals', id: String(item['userId']) };
    default:
      return null;
  }
};

/**
 * Lists what was public before the sitemap existed, like `update-sitemap` does for changes. It can run at the same time, be
 * stopped at any time, and run again: it continues with the unfinished page.
 */
export const fillSitemap = async (
  { stored, progress, ...deps }: FillSitemapDeps,
  tell: (so: Followed) => void = () => undefined,
): Promise<Followed> => {
  const so: Followed = { jobs: 0, organizations: 0, professionals: 0 };
  let after: Key | null = await progress.get();
  do {
    const { items, next } = await stored.page(['Job', 'Organization', 'Profile'], after);
    for (const item of items) {
      const page = pageOf(item);
      if (!page) continue;
      await followThing(deps, page.kind, page.id);
      so[page.kind] += 1;
    }
    await progress.save(next);
    tell(so);
    after = next;
  } while (after);
  return so;
};
