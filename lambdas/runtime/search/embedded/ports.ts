import type { JobDocument, JobIndexChange } from '../port';

/** What happened to the index: a posting changed, or everything was built anew up to a position of the log. */
export type LogEntry = JobIndexChange | { kind: 'rebuilt'; position: string };

/** The order of changes, kept for as long as a snapshot may be needed. Positions begin with a time. */
export type ChangeLog = {
  append(entries: readonly LogEntry[]): Promise<void>;
  /** Everything at and after a position, in order. */
  since(position: string): Promise<{ position: string; entry: LogEntry }[]>;
};

/** The index as one piece, somewhere that outlives a process. */
export type Snapshots = {
  newest(): Promise<Uint8Array | null>;
  save(packed: Uint8Array): Promise<void>;
};

/** Every posting, straight from where it is kept. */
export type AllDocuments = () => AsyncIterable<JobDocument>;

export type SearchClock = { now(): Date };
