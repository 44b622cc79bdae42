/** The last row's place in its order, kept in a signed cursor; what it holds is the adapter's own. */
export type SearchPosition = Record<string, string | number | null>;

/** A removal without a revision is for good; one with it holds until something newer is put. */
export type IndexChange<D> = { kind: 'put'; document: D } | { kind: 'remove'; id: string; revision?: number };

/** Keeps an index: fed by the stream's consumer, rebuilt without a pause in searching. */
export type SearchIndex<D> = {
  apply(changes: readonly IndexChange<D>[]): Promise<void>;
  /** Replaces everything by these documents. */
  rebuild(documents: AsyncIterable<D>): Promise<{ documents: number }>;
};
