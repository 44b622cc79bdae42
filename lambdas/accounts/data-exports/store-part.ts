import type { ExportPart } from '@shared/accounts/model/data-export-vocabulary';
import { exportWorkKeys } from '@shared/platform/media';
import type { Item } from '../../platform/table/table';
import type { ExportItem, ExportOwner } from '../../store/accounts/data-exports/export-item';
import { exportRules, type ExportRule, type PartRule } from './export-rules';
import type { OriginalFile } from '../../store/original-files';
import type { BuildDeps } from './ports';
import { extendSchema, type JsonSchema } from './schema-of';

export type PartList = { entity: string; count: number; schema: JsonSchema };
/** Contents of a stored part. Written last, so a part with a summary is complete. */
export type PartSummary = { part: ExportPart; lists: PartList[]; files: OriginalFile[] };

export const rowsKey = ({ exportId }: Pick<ExportItem, 'exportId'>, part: string): string =>
  `${exportWorkKeys}${exportId}/${part}.ndjson`;
export const summaryKey = ({ exportId }: Pick<ExportItem, 'exportId'>, part: string): string =>
  `${exportWorkKeys}${exportId}/${part}.json`;

const technical = /^(?:pk|sk|gsi\d[ps]k|entity|shape|ttl|_by|hiddenBy)$/;

/** Sets become arrays, as JSON has none. */
const plain = (value: unknown): unknown => {
  if (value instanceof Set) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
};

/** Items of a later version may have other names. */
const rules: Partial<Record<string, ExportRule>> = exportRules;

const ruleFor = ({ kind }: ExportOwner, entity: string, part: string): PartRule<string> | null => {
  const rule = rules[entity];
  if (!rule || rule.reason !== undefined) return null;
  const own = kind === 'person' ? rule.person : rule.organization;
  return own?.part === part ? own : null;
};

const shown = async (deps: BuildDeps, owner: ExportOwner, item: Item, rule: PartRule<string>): Promise<Item | null> => {
  const shaped = rule.shape ? await rule.shape(item, { ...deps, owner }) : item;
  if (!shaped) return null;
  const hidden = new Set(rule.leaveOut);
  const kept = Object.entries(shaped).filter(([name]) => !technical.test(name) && !hidden.has(name));
  return plain(Object.fromEntries(kept)) as Item;
};

const encoder = new TextEncoder();

/** Writes the rows of a part one by one. A repeat replaces what a stopped run left. */
export const storePart = async (deps: BuildDeps, wanted: ExportItem, part: ExportPart): Promise<void> => {
  const { owner } = wanted;
  const lists = new Map<string, PartList>();
  const files = new Map<string, OriginalFile>();
  const sink = deps.storage.create(rowsKey(wanted, part), 'application/x-ndjson');
  for await (const item of deps.items(owner, part)) {
    const entity = String(item['entity']);
    const rule = ruleFor(owner, entity, part);
    const row = rule && (await shown(deps, owner, item, rule));
    if (!row) continue;
    const known = lists.get(entity) ?? { entity, count: 0, schema: {} };
    lists.set(entity, { entity, count: known.count + 1, schema: extendSchema(known.schema, row) });
    for (const file of rule.files?.(row) ?? []) files.set(file.key, file);
    await sink.write(encoder.encode(`${JSON.stringify({ entity, row })}\n`));
  }
  await sink.close();
  const summary: PartSummary = { part, lists: [...lists.values()], files: [...files.values()] };
  const last = deps.storage.create(summaryKey(wanted, part), 'application/json');
  await last.write(encoder.encode(JSON.stringify(summary)));
  await last.close();
};
