import { limits } from '@shared/limits';
import type { AuditEntry, AuditPage, AuditProof, AuditQuery, ChainedLine } from '@shared/trust/model/audit';
import { documents } from '../../platform/text/documents';
import { csvText } from '../../platform/text/csv-text';
import type { Language } from '@shared/text/language';
import { addSeconds } from '../../platform/clock';
import type { LineFilter } from '../../store/trust/audit/ports';
import { activityEntry, withNames, type Viewer } from './audit-entries';
import type { Deps } from './ports';

/** `actor`: the only actor whose lines the reader may see. */
export type Log = { chain: string; viewer: Viewer; userId: string; actor?: string };

const daySeconds = 24 * 3600;

const dayAfter = (day: string): string => addSeconds(new Date(`${day}T00:00:00.000Z`), daySeconds).toISOString();

const filterOf = ({ actor, from, to }: AuditQuery): LineFilter => ({
  actor,
  since: from && `${from}T00:00:00.000Z`,
  until: to && dayAfter(to),
});

const passes =
  ({ entities, target }: AuditQuery) =>
  (line: ChainedLine): boolean =>
    (!entities?.length || entities.includes(line.thing)) && (!target || Object.values(line.targets).includes(target));

const readLines = async ({ lines }: Deps, { chain, actor }: Log, query: AuditQuery) => {
  const filter = filterOf(actor === undefined ? query : { ...query, actor });
  const found: ChainedLine[] = [];
  let cursor = query.cursor;
  for (let reads = 0; reads < limits.auditPagesRead; reads += 1) {
    const page = await lines.list(chain, filter, cursor);
    found.push(...page.items.filter(passes(query)));
    if (page.nextCursor === null) return { found, nextCursor: null };
    cursor = page.nextCursor;
    if (found.length >= limits.pageSize / 2) break;
  }
  return { found, nextCursor: cursor ?? null };
};

const isFiltered = ({ actor, entities, target, from, to }: AuditQuery): boolean =>
  [actor, entities, target, from, to].some((value) => value !== undefined);

/** Lists lines, and records the opening of the log, but not each page or filter. */
export const listLines = async (deps: Deps, log: Log, query: AuditQuery): Promise<AuditPage> => {
  const { found, nextCursor } = await readLines(deps, log, query);
  const { chain, userId, viewer } = log;
  if (query.cursor === undefined && !isFiltered(query)) {
    await deps.lines.recordReading({ chain, userId, action: 'read' }, deps.clock.now());
  }
  return { items: await withNames(deps.names, found, viewer), nextCursor };
};

/** Proves lines against the published root, not the table's. */
export const proveLines = async (deps: Deps, { chain }: Log, before: number | undefined): Promise<AuditProof> => {
  const seal = await deps.lines.seal(chain);
  const root = seal && (await deps.publishedRoot(seal.at));
  if (!seal || root === null) return { seal: null, lines: [] };
  const newest = Math.min(seal.seq, (before ?? Infinity) - 1);
  const lines = newest < 1 ? [] : await deps.lines.below(chain, newest, limits.auditLinesProved);
  return { seal: { ...seal, root }, lines };
};

const cell = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''));

const changesText = ({ changes }: ChainedLine): string =>
  changes
    .map(({ field, ...values }) =>
      'before' in values || 'after' in values ? `${field}: ${cell(values.before)} > ${cell(values.after)}` : field,
    )
    .join('; ');

const rowOf = ({ line, actor, about }: AuditEntry): string[] => [
  String(line.seq),
  line.at,
  actor.name ?? '',
  line.actor,
  line.operation,
  line.thing,
  line.kind,
  about.join(', '),
  Object.entries(line.targets)
    .map(([name, id]) => `${name}=${id}`)
    .join(' '),
  changesText(line),
  line.reason ?? '',
  line.requestId ?? '',
  line.address ?? '',
  line.hash,
];

const heads = [
  'number',
  'time',
  'person',
  'actor',
  'operation',
  'thing',
  'kind',
  'about',
  'ids',
  'changes',
  'reason',
  'request',
  'address',
  'hash',
] as const;

export const exportLines = async (
  deps: Deps,
  log: Log,
  { query, language }: { query: AuditQuery; language: Language },
): Promise<{ csv: string; rows: number; nextCursor: string | null }> => {
  const { chain, userId, viewer } = log;
  if (query.cursor === undefined) {
    await deps.lines.recordReading({ chain, userId, action: 'exported' }, deps.clock.now());
  }
  const { found, nextCursor } = await readLines(deps, log, query);
  const rows = (await withNames(deps.names, found, viewer)).map(rowOf);
  const t = documents.in(language);
  const header = query.cursor === undefined ? [heads.map((name) => t(`auditTable.${name}`))] : [];
  return { csv: csvText([...header, ...rows]), rows: rows.length, nextCursor };
};

export const listActivity = async ({ lines, clock }: Deps, userId: string, cursor: string | undefined) => {
  const since = addSeconds(clock.now(), -limits.activityDays * daySeconds).toISOString();
  const { items, nextCursor } = await lines.activity(userId, since, cursor);
  return { items: items.map((line) => activityEntry(userId, line)), nextCursor };
};
