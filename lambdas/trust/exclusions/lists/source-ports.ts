export type SourceFile = {
  /** Modification day; null if unknown. */
  modifiedOn: string | null;
  content: AsyncIterable<Uint8Array>;
};

export type SupplementKind = 'excl' | 'rein';

export type ExclusionSource = {
  full(): Promise<SourceFile>;
  /** Supplement of a month as YYYY-MM; null if none was published. */
  supplement(kind: SupplementKind, month: string): Promise<SourceFile | null>;
};

export type DeactivationSource = {
  newest(): Promise<{ name: string; fileDate: string; content(): Promise<Buffer> }>;
};

/** Error of an unavailable source or an unusable file; the previous import stays in force. */
export class ListError extends Error {
  override readonly name = 'ListError';
}
