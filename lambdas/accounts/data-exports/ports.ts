import type { ExportPart } from '@shared/accounts/model/data-export-vocabulary';
import type { Item } from '../../platform/table/table';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Clock } from '../../platform/clock';
import type { ExportOwner } from '../../store/accounts/data-exports/export-item';
import type { OpenExports } from '../../store/accounts/data-exports/ports';
import type { OriginalFile } from '../../store/original-files';
import type { Opening } from './shapes';

export type Bytes = AsyncIterable<Uint8Array>;

/** Written in pieces; the object exists only after closing. */
export type ObjectSink = { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> };

export type ExportStorage = {
  create(key: string, contentType: string): ObjectSink;
  /** Null if it isn't there. */
  read(key: string): Promise<Bytes | null>;
  original(file: OriginalFile): Promise<Bytes | null>;
  remove(key: string): Promise<void>;
};

export type BuildDeps = Opening & {
  exports: OpenExports;
  /** Items of a part, possibly mixed with others. */
  items(owner: ExportOwner, part: ExportPart): AsyncIterable<Item>;
  storage: ExportStorage;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
};
