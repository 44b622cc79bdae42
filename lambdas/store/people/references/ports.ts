import type { ReferenceItem } from './reference-item';
import type { ReferenceKey } from './reference-token';

export type OpenReference = { expiresAt: string; emailHash: string };

/** The person's requests that await an answer; expired ones stay until the next change. */
export type OpenReferences = { open: Record<string, OpenReference>; version: number };

export type ReferenceChange = {
  before: ReferenceItem | null;
  after: ReferenceItem;
  /** Null for no change. */
  open: { before: OpenReferences; after: OpenReferences['open'] } | null;
};

/** References for the dashboard. */
export type AnsweredReferences = {
  /** References of the person answered on or after this day. */
  answeredSince(userId: string, day: string): Promise<number>;
};

export type ReferenceRepository = {
  get(key: ReferenceKey): Promise<ReferenceItem | null>;
  /** Newest first. */
  list(userId: string): Promise<ReferenceItem[]>;
  open(userId: string): Promise<OpenReferences>;
  /** ConcurrentModificationError if anything changed since reading. */
  save(change: ReferenceChange): Promise<void>;
  /** Answered on or after this day, newest first. */
  listAnswered(userId: string, day: string): Promise<ReferenceItem[]>;
};

export type DueCursor = Record<string, unknown>;

export type DueReferences = {
  until(at: string, after: DueCursor | null): Promise<{ due: ReferenceKey[]; next: DueCursor | null }>;
};
