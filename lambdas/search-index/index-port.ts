/** Position of the last row, stored in a signed cursor; adapter-specific. */
export type SearchPosition = Record<string, string | number | null>;

/** A removal without a revision is permanent; with one, it holds until a newer put. */
export type IndexChange<D> = { kind: 'put'; document: D } | { kind: 'remove'; id: string; revision?: number };

/** Fed by the stream consumer; rebuilds do not interrupt searching. */
export type SearchIndex<D> = {
  apply(changes: readonly IndexChange<D>[]): Promise<void>;
  rebuild(documents: AsyncIterable<D>): Promise<{ documents: number }>;
};
