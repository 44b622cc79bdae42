import type { ChangeLog } from '../../store/search-changes/change-log';
import type { IndexChange } from '../index-port';

/** What happened to the index: a document changed, or everything was built anew up to a position of the log. */
export type LogEntry<D> = IndexChange<D> | { kind: 'rebuilt'; position: string };

/** Kept for as long as a snapshot may be needed. */
export type IndexLog<D> = ChangeLog<LogEntry<D>>;

/** The index as one piece, somewhere that outlives a process. */
export type Snapshots = {
  newest(): Promise<Uint8Array | null>;
  save(packed: Uint8Array): Promise<void>;
};

/** Every document, straight from where it is kept. */
export type AllDocuments<D> = () => AsyncIterable<D>;

export type SearchClock = { now(): Date };
