/** Query part of a list's next page. */
export const atCursor = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor });

/** All rows of the pages read so far. */
export const rowsOf = <T>(data: { pages: readonly { items: readonly T[] }[] } | undefined): T[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
