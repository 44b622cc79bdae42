import type { CancellationReason } from '@aws-sdk/client-dynamodb';
import { createHash } from 'node:crypto';
import { EmbeddedTable, type Change, type Planned, type WriteInput, type WriteKind } from './embedded-table';
import { memoryStore, type Store, type TableRecord, type Token } from './store';
import { streamRecord, type StreamRecord } from './stream-records';
import { streamArn, type TableDefinition } from './table-definition';
import { invalid, notFound, TableFailure } from './table-failure';
import { sizeOfItem } from './values';

export type Write = { table: string; kind: WriteKind; input: WriteInput };
export type OpenTable = EmbeddedTable & { definition: TableDefinition };

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html */
const recordHours = 24;
/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html */
const tokenMinutes = 10;
const maxTransaction = { writes: 100, bytes: 4 * 1024 * 1024 } as const;
/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html */
const expiryYears = 5;
const expiredAtOnce = 100;

const canceled = (reasons: CancellationReason[]): TableFailure =>
  new TableFailure(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );

const reasonOf = (error: unknown): CancellationReason => {
  if (!(error instanceof TableFailure)) throw error;
  const isRefusal = error.code === 'ConditionalCheckFailedException';
  return {
    Code: isRefusal ? 'ConditionalCheckFailed' : 'ValidationError',
    Message: error.message,
    ...error.details,
  };
};

class DefinedTable extends EmbeddedTable {
  constructor(public definition: TableDefinition) {
    super(definition.shape);
  }
}

type PlannedIn = { table: OpenTable; planned: Planned };

/** Called after a commit with its changes. */
export type CommitListener = (changes: readonly { table: string; change: Change }[]) => void;

/**
 * Tables with their streams in this process. A write answers after its store has persisted it; without a store, all data
 * ends with the process.
 */
export class Database {
  readonly #tables = new Map<string, OpenTable>();
  readonly #tokens = new Map<string, Token>();
  readonly #listeners = new Set<CommitListener>();
  #lastSequence: number;

  constructor(readonly store: Store = memoryStore()) {
    const { definitions, tokens, lastSequence, items } = store.load();
    this.#lastSequence = lastSequence;
    for (const token of tokens) this.#tokens.set(token.token, token);
    for (const definition of definitions) {
      const table = new DefinedTable(definition);
      for (const item of items(definition.name)) table.load(item);
      this.#tables.set(definition.name, table);
    }
  }

  get tableNames(): string[] {
    return [...this.#tables.keys()].sort();
  }

  get lastSequence(): number {
    return this.#lastSequence;
  }

  table(name: string | undefined): OpenTable {
    const found = this.#tables.get(name ?? '');
    if (!found) throw notFound(`Table: ${name} not found`);
    return found;
  }

  create(definition: TableDefinition): OpenTable {
    if (this.#tables.has(definition.name))
      throw new TableFailure('ResourceInUseException', `Table already exists: ${definition.name}`);
    this.store.saveTable(definition);
    const table = new DefinedTable(definition);
    this.#tables.set(definition.name, table);
    return table;
  }

  redefine(definition: TableDefinition): void {
    const table = this.table(definition.name);
    this.store.saveTable(definition);
    table.definition = definition;
  }

  drop(name: string): void {
    this.table(name);
    this.store.dropTable(name);
    this.#tables.delete(name);
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** All or nothing: if the store fails, nothing takes effect. */
  #commit(
    writes: readonly PlannedIn[],
    { token = null, isExpiry = false }: { token?: Token | null; isExpiry?: boolean } = {},
  ): void {
    const effective = writes.filter(({ planned }) => planned.before !== planned.after);
    if (effective.length === 0 && !token) return;
    const changes = effective.map(({ table, planned }) => ({
      table: table.definition.name,
      planned,
      kept: planned.after ? table.kept(planned.after) : null,
    }));
    let sequence = this.#lastSequence;
    const at = Date.now();
    const records = effective.flatMap(({ table, planned: { keys, before, after } }): TableRecord[] => {
      if (!table.definition.stream?.isEnabled) return [];
      sequence += 1;
      return [{ table: table.definition.name, keys, before, after, sequence, at, isExpiry }];
    });
    this.store.commit({ changes, records, token });
    this.#lastSequence = sequence;
    if (token) this.#tokens.set(token.token, token);
    for (const { table, planned } of effective) table.apply(planned);
    const told = changes.map(({ table, planned }) => ({ table, change: planned }));
    for (const listener of this.#listeners) listener(told);
  }

  write({ table: name, kind, input }: Write): Planned {
    const table = this.table(name);
    const planned = table.plan(table.prepare(kind, input));
    this.#commit([{ table, planned }]);
    return planned;
  }

  /** Whether the same request used the token before. Throws if another request did. */
  #isRepeated(token: string | undefined, request: string): boolean {
    const seen = token === undefined ? undefined : this.#tokens.get(token);
    if (!seen || seen.at < Date.now() - tokenMinutes * 60_000) return false;
    if (seen.request === request) return true;
    throw new TableFailure('IdempotentParameterMismatchException', 'The token was used for another request.');
  }

  /** All or nothing. A token seen before returns null without another effect. */
  transact(writes: readonly Write[], token?: string): Planned[] | null {
    if (writes.length === 0 || writes.length > maxTransaction.writes)
      throw invalid('Member must have length between 1 and 100');
    const prepared = writes.map(({ table: name, kind, input }) => {
      const table = this.table(name);
      return { table, prepared: table.prepare(kind, input) };
    });
    const places = prepared.map(({ table, prepared: { place } }) => JSON.stringify([table.definition.name, place]));
    if (new Set(places).size < places.length)
      throw invalid('Transaction request cannot include multiple operations on one item');
    const request = token === undefined ? '' : createHash('sha256').update(JSON.stringify(writes)).digest('base64');
    if (this.#isRepeated(token, request)) return null;
    const planned: PlannedIn[] = [];
    const reasons = prepared.map((it): CancellationReason => {
      try {
        planned.push({ table: it.table, planned: it.table.plan(it.prepared) });
        return { Code: 'None' };
      } catch (error) {
        return reasonOf(error);
      }
    });
    if (planned.length < writes.length) throw canceled(reasons);
    const bytes = planned.reduce((sum, { planned: { after } }) => sum + (after ? sizeOfItem(after) : 0), 0);
    if (bytes > maxTransaction.bytes) throw invalid('Collection of items in transaction has exceeded 4 MB');
    this.#commit(planned, { token: token === undefined ? null : { token, request, at: Date.now() } });
    return planned.map((it) => it.planned);
  }

  /** Records of a table's stream after a sequence number, in order. */
  records(table: OpenTable, after: number, limit: number): StreamRecord[] {
    const { definition } = table;
    const from = Math.max(after, definition.stream?.from ?? 0);
    const arn = streamArn(definition);
    return this.store.records(definition.name, from, limit).map((it) => streamRecord(it, arn));
  }

  /** Deletes items whose time to live has passed. Reads don't wait for it, as on AWS. */
  expire(now: number = Date.now()): number {
    const seconds = Math.floor(now / 1000);
    const oldest = seconds - expiryYears * 365 * 86_400;
    let count = 0;
    for (const table of this.#tables.values()) {
      if (table.definition.timeToLive === null) continue;
      const expired = table.expired(oldest, seconds);
      count += expired.length;
      for (let from = 0; from < expired.length; from += expiredAtOnce) {
        const part = expired.slice(from, from + expiredAtOnce).map((item) => {
          const place = table.placeIn(undefined, item)!;
          return { table, planned: { keys: table.keyOf(item), before: item, after: undefined, place, updated: [] } };
        });
        this.#commit(part, { isExpiry: true });
      }
    }
    return count;
  }

  /** Drops records and tokens that are too old. */
  trim(now: number = Date.now()): void {
    const token = now - tokenMinutes * 60_000;
    this.store.trim({ record: now - recordHours * 3_600_000, token });
    for (const [name, { at }] of this.#tokens) if (at < token) this.#tokens.delete(name);
  }

  close(): void {
    this.store.close();
  }
}
