export type SourceFile = {
  /** Null if the source doesn't say. */
  modifiedOn: string | null;
  content: AsyncIterable<Uint8Array>;
};

export type SupplementKind = 'excl' | 'rein';

export type ExclusionSource = {
  full(): Promise<SourceFile>;
  /** `month` is YYYY-MM; null if none was published. */
  supplement(kind: SupplementKind, month: string): Promise<SourceFile | null>;
};

export type DeactivationSource = {
  newest(): Promise<{ name: string; fileDate: string; content(): Promise<Buffer> }>;
};

/** The source doesn't answer, or its file can't be used: what was imported before stays in force. */
export class ListError extends Error {
  override readonly name = 'ListError';
}
