/** Query parameter of the next page. */
export const atCursor = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor });

/** All loaded rows. */
export const rowsOf = <T>(data: { pages: readonly { items: readonly T[] }[] } | undefined): T[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
