import type { ChangeLog } from '../../store/find/search-changes/change-log';
import type { IndexChange } from '../index-port';

/** A change, or a complete rebuild up to a log position. */
export type LogEntry<D> = IndexChange<D> | { kind: 'rebuilt'; position: string };

/** Retained as long as a snapshot may be needed. */
export type IndexLog<D> = ChangeLog<LogEntry<D>>;

export type Snapshots = {
  newest(): Promise<Uint8Array | null>;
  save(packed: Uint8Array): Promise<void>;
};

export type AllDocuments<D> = () => AsyncIterable<D>;

export type SearchClock = { now(): Date };
