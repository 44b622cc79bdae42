import type { AuditLine, AuditSeal, ChainedLine } from '@shared/model/audit';
import type { ChainHead } from '@shared/domain/audit-chain';
import type { Page } from '../../platform/table/page';
import type { Key } from '../../platform/table/table';
import type { Stamp } from '../../platform/audit/context';

/** `person` finds the line in the activity of this person. */
export type NewLine = Omit<AuditLine, 'chain' | 'seq'> & { person: string | null };

export type AuditAppender = {
  /** In this order, each once, however often it is delivered. */
  append(chain: string, lines: readonly NewLine[]): Promise<void>;
  /** Who deleted the item; null without a request. */
  deletedBy(key: Key): Promise<Stamp | null>;
};

export type StoredLine = ChainedLine & { mac: string };

export type LineFilter = { actor?: string | undefined; since?: string | undefined; until?: string | undefined };

export type AuditLines = {
  /** Newest first. */
  list(chain: string, filter: LineFilter, cursor?: string): Promise<Page<ChainedLine>>;
  /** Newest first, without gaps, at and below this number. */
  below(chain: string, seq: number, limit: number): Promise<ChainedLine[]>;
  activity(userId: string, since: string, cursor?: string): Promise<Page<ChainedLine>>;
  seal(chain: string): Promise<AuditSeal | null>;
  /** Makes a line: reading once an hour, and every export. */
  recordReading(reading: { chain: string; userId: string; action: 'read' | 'exported' }, now: Date): Promise<void>;
};

export type AuditHeads = {
  changedSince(since: string | null): AsyncGenerator<ChainHead>;
  lines(chain: string): AsyncGenerator<StoredLine>;
  lastRoot(): Promise<{ at: string } | null>;
  seal(seals: readonly AuditSeal[], at: string, root: string): Promise<void>;
};
