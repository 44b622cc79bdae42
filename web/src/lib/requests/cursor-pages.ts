export const atCursor = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor });

export const rowsOf = <T>(data: { pages: readonly { items: readonly T[] }[] } | undefined): T[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
