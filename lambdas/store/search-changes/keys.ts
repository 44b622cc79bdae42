export const searchChangeKeys = {
  /** `sortKey` begins with a time. */
  searchChange: (sortKey: string) => ({ pk: 'SEARCH_LOG', sk: sortKey }),
  professionalSearchChange: (sortKey: string) => ({ pk: 'SEARCH_LOG#PROFESSIONALS', sk: sortKey }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const searchChangeIndexes = {
  /** table */
  searchLog: 'SEARCH_LOG',
  /** table */
  professionalSearchLog: 'SEARCH_LOG#PROFESSIONALS',
} as const;
