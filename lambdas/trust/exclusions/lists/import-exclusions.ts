import { monthsFrom } from '@shared/core/rules/calendar-days';
import { keysOfRow, rowKeysVersion } from '@shared/trust/rules/exclusion';
import { limits } from '@shared/limits';
import { createHash, type Hash } from 'node:crypto';
import { utcDay, type Clock } from '../../../platform/clock';
import type { FiledRow, WatchListStore } from '../../../store/trust/watch-lists/ports';
import type { Edition } from '../../../store/trust/watch-lists/edition-item';
import { readLeieFile } from './leie-file';
import { textOfRow, type ListedRow } from './listed-row';
import { ListError, type ExclusionSource, type SourceFile } from './source-ports';

export type Imported = { imported: boolean; rows: number; fileDate: string };

export type ImportDeps = {
  source: ExclusionSource;
  lists: Pick<WatchListStore, 'current' | 'publish' | 'clearReplaced'>;
  clock: Clock;
};

const hashed = async function* (content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
};

export const refuseShrunk = (before: Edition | null, rows: number): void => {
  if (rows === 0 || (before && rows < before.rows * limits.watchListRowsShareMin)) {
    throw new ListError(`The file has ${rows} rows, the one before had ${before?.rows ?? 0}.`);
  }
};

/**
 * Reads the full file of exclusions in force, then later supplements, because these come out before the next full
 * file. Some months have none.
 */
const readEverything = async (
  { source, clock }: Pick<ImportDeps, 'source' | 'clock'>,
  hash: Hash,
): Promise<{ rows: Map<string, ListedRow>; fileDate: string }> => {
  const rows = new Map<string, ListedRow>();
  const add = async ({ content }: SourceFile): Promise<void> => {
    for await (const row of readLeieFile(hashed(content, hash))) rows.set(row.entry.rowId, row);
  };
  const today = utcDay(clock.now());
  const full = await source.full();
  await add(full);
  const fileDate = full.modifiedOn ?? today;
  for (const month of monthsFrom(fileDate, today)) {
    for (const kind of ['excl', 'rein'] as const) {
      const supplement = await source.supplement(kind, month);
      if (supplement) await add(supplement);
    }
  }
  return { rows, fileDate };
};

const filed = (row: ListedRow): FiledRow[] => {
  const keys = keysOfRow(row.entry);
  return keys.length === 0 ? [] : [{ keys, text: textOfRow(row) }];
};

/** Imports a file once; rejects a broken one, so the previous one stays in force. */
export const importExclusions = async (deps: ImportDeps): Promise<Imported> => {
  const { lists, clock } = deps;
  const before = await lists.current('exclusions');
  const hash = createHash('sha256').update(`keys ${rowKeysVersion}`);
  const { rows, fileDate } = await readEverything(deps, hash);
  const digest = hash.digest('hex');
  const result = { rows: rows.size, fileDate };
  if (before?.hash === digest) {
    await lists.clearReplaced('exclusions', before);
    return { imported: false, ...result };
  }
  refuseShrunk(before, rows.size);
  const made = {
    edition: clock.newId('edn'),
    hash: digest,
    fileDate,
    rows: rows.size,
    importedAt: clock.now().toISOString(),
  };
  const current = await lists.publish('exclusions', before, made, [...rows.values()].flatMap(filed));
  await lists.clearReplaced('exclusions', current);
  return { imported: true, ...result };
};
