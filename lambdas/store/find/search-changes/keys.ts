export const searchChangeKeys = {
  searchChange: (sortKey: string) => ({ pk: 'SEARCH_LOG', sk: sortKey }),
  professionalSearchChange: (sortKey: string) => ({ pk: 'SEARCH_LOG#PROFESSIONALS', sk: sortKey }),
} as const;

export const searchChangeIndexes = {
  /** table */
  searchLog: 'SEARCH_LOG',
  /** table */
  professionalSearchLog: 'SEARCH_LOG#PROFESSIONALS',
} as const;
