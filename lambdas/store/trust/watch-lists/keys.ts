import type { WatchList } from '@shared/trust/model/exclusion';

export const watchListKeys = {
  watchListEdition: (watchList: WatchList) => ({ pk: `WATCHLIST#${watchList}`, sk: 'CURRENT' }),
  /** A previous edition in its final state. */
  pastWatchListEdition: (watchList: WatchList, importedAt: string) => ({
    pk: `WATCHLIST#${watchList}`,
    sk: `PAST#${importedAt}`,
  }),
  /** Rows of one edition whose keys have the same hash. */
  watchListRows: (watchList: WatchList, edition: string, bucket: number) => ({
    pk: `WATCHLIST#${watchList}#${edition}#${bucket}`,
    sk: 'ROWS',
  }),
} as const;
