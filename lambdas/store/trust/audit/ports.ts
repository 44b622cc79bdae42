import type { AuditLine, AuditSeal, ChainedLine } from '@shared/trust/model/audit';
import type { ChainHead } from '@shared/trust/rules/audit-chain';
import type { Page } from '../../../platform/table/page';
import type { Key } from '../../../platform/table/table';
import type { Stamp } from '../../../platform/audit/context';

/** `person`: the person whose activity includes the line. */
export type NewLine = Omit<AuditLine, 'chain' | 'seq'> & { person: string | null };

export type AuditAppender = {
  /** Appends in this order, each once, however often it is delivered. */
  append(chain: string, lines: readonly NewLine[]): Promise<void>;
  /** Returns the user who deleted the item at that time; null without a request. */
  deletedBy(key: Key, at: Date): Promise<Stamp | null>;
};

export type StoredLine = ChainedLine & { mac: string };

export type LineFilter = { actor?: string | undefined; since?: string | undefined; until?: string | undefined };

export type AuditLines = {
  /** Lists the newest first. */
  list(chain: string, filter: LineFilter, cursor?: string): Promise<Page<ChainedLine>>;
  /** Lists the newest first, without gaps, up to this number. */
  below(chain: string, seq: number, limit: number): Promise<ChainedLine[]>;
  activity(userId: string, since: string, cursor?: string): Promise<Page<ChainedLine>>;
  seal(chain: string): Promise<AuditSeal | null>;
  /** Adds a line: one an hour for reading, and one for each export. */
  recordReading(reading: { chain: string; userId: string; action: 'read' | 'exported' }, now: Date): Promise<void>;
};

export type ListedHead = ChainHead & { position: string };

/** Progress of the scheduled verification, which compares as many lines as its time allows. */
export type AuditPosition = {
  /** The last chain that was compared; null between two passes. */
  position: string | null;
  /** The last compared line of a chain that needs several runs. */
  within: ChainHead | null;
  /** Start of the roots that belong to this pass. */
  since: string;
  startedAt: string;
};

export type AuditPositions = {
  get(): Promise<AuditPosition | null>;
  save(position: AuditPosition): Promise<void>;
};

export type AuditHeads = {
  changedSince(since: string | null): AsyncGenerator<ChainHead>;
  /** Heads after a position, in the order of their last change. */
  after(position: string | null): AsyncGenerator<ListedHead>;
  /** Chains without a head. */
  lost(chains: readonly string[]): Promise<string[]>;
  /** Lines after this number, in order. */
  lines(chain: string, after: number): AsyncGenerator<StoredLine>;
  lastRoot(): Promise<{ at: string } | null>;
  seal(seals: readonly AuditSeal[], at: string, root: string): Promise<void>;
};
