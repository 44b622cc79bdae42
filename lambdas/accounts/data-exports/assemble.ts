import type { ExportPart } from '@shared/accounts/model/data-export-vocabulary';
import { documentKeys } from '@shared/platform/media';
import { csvText } from '../../platform/text/csv-text';
import { ownerId, type ExportItem } from '../../store/accounts/data-exports/export-item';
import { createArchive, type Archive } from './archive';
import { archivePath } from './original-files';
import type { BuildDeps } from './ports';
import { contentsPage, partPage } from './readable-pages';
import { rowsKey, summaryKey, type PartList, type PartSummary } from './store-part';
import { rowsOf, textFrom, type StoredRow } from './stored-rows';

type Cell = string | number;
export type AssembledFile = { key: string; bytes: number; sha256: string };

/** Purpose of the stage's key. */
export const manifestPurpose = 'data-export';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

const summaryOf = async ({ storage }: BuildDeps, item: ExportItem, part: string): Promise<PartSummary> => {
  const stored = await storage.read(summaryKey(item, part));
  if (!stored) throw new Error(`The export has no part ${part}.`);
  return JSON.parse(await textFrom(stored)) as PartSummary;
};

const rowsOfList = async function* (
  { storage }: BuildDeps,
  item: ExportItem,
  { part, entity }: { part: string; entity?: string },
): AsyncGenerator<StoredRow> {
  const stored = await storage.read(rowsKey(item, part));
  if (!stored) throw new Error(`The export has no rows of ${part}.`);
  for await (const row of rowsOf(stored)) if (entity === undefined || row.entity === entity) yield row;
};

const jsonOf = async function* (rows: AsyncIterable<StoredRow>, part: string): AsyncGenerator<string> {
  yield `{"$schema":${JSON.stringify(`../schemas/${part}.json`)},"items":[`;
  let separator = '\n';
  for await (const { entity, row } of rows) {
    yield `${separator}${JSON.stringify({ list: entity, ...row })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
};

const schemaOf = ({ part, lists }: PartSummary): string => {
  const listSchema = ({ entity, schema }: PartList) => ({
    ...schema,
    properties: { list: { const: entity }, ...schema.properties },
    required: ['list'],
  });
  const items = lists.length > 0 ? { anyOf: lists.map(listSchema) } : {};
  const properties = { items: { type: 'array', items } };
  return `${JSON.stringify({ $schema: dialect, title: part, type: 'object', properties }, null, 2)}\n`;
};

const cell = (value: unknown): Cell => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
};

/** Marks the text as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

const tableOf = async function* (rows: AsyncIterable<StoredRow>, { schema }: PartList): AsyncGenerator<string> {
  const columns = Object.keys(schema.properties ?? {});
  yield byteOrderMark + csvText([columns]);
  for await (const { row } of rows) yield csvText([columns.map((name) => cell(row[name]))]);
};

const addPart = async (deps: BuildDeps, archive: Archive, item: ExportItem, summary: PartSummary): Promise<void> => {
  const { part, lists } = summary;
  const rows = (entity?: string) => rowsOfList(deps, item, { part, ...(entity !== undefined && { entity }) });
  await archive.add(`data/${part}.json`, jsonOf(rows(), part));
  await archive.add(`schemas/${part}.json`, [schemaOf(summary)]);
  for (const list of lists) await archive.add(`tables/${part}/${list.entity}.csv`, tableOf(rows(list.entity), list));
  await archive.add(`pages/${part}.html`, partPage(item.language, summary, rows));
};

/** Adds original files, and counts those that were deleted in the meantime. */
const addOriginals = async (deps: BuildDeps, archive: Archive, summaries: readonly PartSummary[]) => {
  const paths = new Set<string>();
  let missing = 0;
  for (const file of summaries.flatMap(({ files }) => files)) {
    const path = archivePath(file);
    if (paths.has(path)) continue;
    const content = await deps.storage.original(file);
    if (content) {
      await archive.add(path, content);
      paths.add(path);
    } else {
      missing += 1;
    }
  }
  return { paths: [...paths], missing };
};

const addManifest = async (deps: BuildDeps, archive: Archive, item: ExportItem): Promise<void> => {
  const { exportId, owner, requestedAt } = item;
  const manifest = `${JSON.stringify({ exportId, owner: ownerId(owner), requestedAt, files: archive.files() }, null, 2)}\n`;
  const signature = await deps.hash(manifestPurpose, manifest);
  await archive.add('manifest.json', [manifest]);
  const signed = { file: 'manifest.json', algorithm: 'HMAC-SHA256', signature };
  await archive.add('manifest.signature.json', [`${JSON.stringify(signed, null, 2)}\n`]);
};

/** Joins the stored parts and the original files in one archive. A repeat replaces what a stopped run left. */
export const assemble = async (
  deps: BuildDeps,
  item: ExportItem,
  parts: readonly ExportPart[],
): Promise<AssembledFile> => {
  const key = `${documentKeys.export}${ownerId(item.owner)}/${item.exportId}.zip`;
  const archive = createArchive(deps.storage.create(key, 'application/zip'), new Date(item.requestedAt));
  const summaries: PartSummary[] = [];
  for (const part of parts) {
    const summary = await summaryOf(deps, item, part);
    summaries.push(summary);
    await addPart(deps, archive, item, summary);
  }
  const originals = await addOriginals(deps, archive, summaries);
  await archive.add('index.html', contentsPage(item, summaries, originals));
  await addManifest(deps, archive, item);
  return { key, ...(await archive.close()) };
};
