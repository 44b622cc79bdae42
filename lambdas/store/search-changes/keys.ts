export const searchChangeKeys = {
  /** `sortKey` starts with a time. */
  searchChange: (sortKey: string) => ({ pk: 'SEARCH_LOG', sk: sortKey }),
  professionalSearchChange: (sortKey: string) => ({ pk: 'SEARCH_LOG#PROFESSIONALS', sk: sortKey }),
} as const;

/** Partition keys of lists, by index. */
export const searchChangeIndexes = {
  /** table */
  searchLog: 'SEARCH_LOG',
  /** table */
  professionalSearchLog: 'SEARCH_LOG#PROFESSIONALS',
} as const;
