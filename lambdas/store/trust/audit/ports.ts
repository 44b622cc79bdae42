import type { AuditLine, AuditSeal, ChainedLine } from '@shared/trust/model/audit';
import type { ChainHead } from '@shared/trust/rules/audit-chain';
import type { Page } from '../../../platform/table/page';
import type { Key } from '../../../platform/table/table';
import type { Stamp } from '../../../platform/audit/context';

/** `person` finds the line in the activity of this person. */
export type NewLine = Omit<AuditLine, 'chain' | 'seq'> & { person: string | null };

export type AuditAppender = {
  /** In this order, each once, however often it is delivered. */
  append(chain: string, lines: readonly NewLine[]): Promise<void>;
  /** Who deleted the item at that time; null without a request. */
  deletedBy(key: Key, at: Date): Promise<Stamp | null>;
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

export type ListedHead = ChainHead & { position: string };

/** Of the scheduled verification, which compares as many lines a run as it has time for. */
export type AuditPosition = {
  /** The last chain that was compared; null between two passes. */
  position: string | null;
  /** The last compared line of a chain that takes more than a run. */
  within: ChainHead | null;
  /** The roots since then belong to this pass. */
  since: string;
  startedAt: string;
};

export type AuditPositions = {
  get(): Promise<AuditPosition | null>;
  save(position: AuditPosition): Promise<void>;
};

export type AuditHeads = {
  changedSince(since: string | null): AsyncGenerator<ChainHead>;
  /** After a position, in the order in which they last changed. */
  after(position: string | null): AsyncGenerator<ListedHead>;
  /** Those of these chains that have no head. */
  lost(chains: readonly string[]): Promise<string[]>;
  /** In order, after this number. */
  lines(chain: string, after: number): AsyncGenerator<StoredLine>;
  lastRoot(): Promise<{ at: string } | null>;
  seal(seals: readonly AuditSeal[], at: string, root: string): Promise<void>;
};
