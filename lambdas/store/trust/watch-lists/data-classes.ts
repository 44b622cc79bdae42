import type { Edition } from './edition-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const watchListsClasses = {
  WatchListEdition: {
    buckets: 'operational',
    edition: 'operational',
    fileDate: 'operational',
    hash: 'operational',
    hits: 'operational',
    importedAt: 'operational',
    pendingShards: 'operational',
    replaced: 'operational',
    rows: 'operational',
  } satisfies ClassesOf<Edition>,
  PastWatchListEdition: {
    buckets: 'operational',
    edition: 'operational',
    fileDate: 'operational',
    hash: 'operational',
    hits: 'operational',
    importedAt: 'operational',
    list: 'operational',
    pendingShards: 'operational',
    replaced: 'operational',
    rows: 'operational',
  },
  WatchListRows: {
    texts: 'identity',
  },
} as const satisfies Record<string, AttributeClasses>;
