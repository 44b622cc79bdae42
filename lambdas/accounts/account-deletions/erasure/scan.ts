import { tableSteps, type CanaryKind, type KeptReason } from '@shared/accounts/model/deletion-vocabulary';
import type { Item } from '../../../platform/table/table';
import { canariesIn, type ErasureSubject } from '../../../store/accounts/erasure/subject';
import { OutOfTime, ruleOf, type Counts, type HasTime } from './erase-items';
import type { ErasureDeps } from './ports';

/** Lists an item's texts one by one, so texts with quotes or line breaks are found as well. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Set) return [...value].flatMap(textsIn);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

type Found = { where: string; kinds: CanaryKind[] };

export class LeftOver extends Error {
  override readonly name = 'LeftOver';
  /** Description for the log, so it names only places and kinds. */
  readonly found: string;

  constructor(found: readonly Found[]) {
    super('Something of an erased person is left.');
    this.found = found.map(({ where, kinds }) => `${where} (${kinds.join(', ')})`).join('; ');
  }
}

type Reading = { items: number; kept: Partial<Record<KeptReason, number>>; left: Found[] };

const shownLeft = 20;

const readItem = (reading: Reading, item: Item, subject: ErasureSubject, keptUntil: number): void => {
  reading.items += 1;
  const rule = ruleOf(item);
  const kinds = canariesIn(textsIn(item).join('\0'), subject.person?.canaries ?? []);
  const isDone = rule.step === undefined || rule.act(item, { ...subject, keptUntil }) === 'keep';
  if (!isDone || (kinds.length > 0 && !rule.kept)) {
    if (reading.left.length < shownLeft) reading.left.push({ where: String(item['entity']), kinds });
  } else if (rule.kept && kinds.length > 0) {
    reading.kept[rule.kept] = (reading.kept[rule.kept] ?? 0) + 1;
  }
};

const readTable = async (
  deps: ErasureDeps,
  subject: ErasureSubject,
  { keptUntil, hasTime }: { keptUntil: number; hasTime: HasTime },
): Promise<Reading> => {
  const reading: Reading = { items: 0, kept: {}, left: [] };
  for (const step of tableSteps) {
    for await (const item of deps.items(step, subject)) {
      if (!hasTime()) throw new OutOfTime();
      readItem(reading, item, subject, keptUntil);
    }
  }
  return reading;
};

const left = async (deps: ErasureDeps, { userId }: ErasureSubject): Promise<Found[]> => {
  const found: Found[] = [];
  for await (const _entry of deps.search.entries(userId)) found.push({ where: 'search log', kinds: ['name'] });
  for await (const _file of deps.files.folder(userId)) found.push({ where: 'files', kinds: [] });
  if (await deps.pool.has(userId)) found.push({ where: 'user pool', kinds: ['email'] });
  if (!(await deps.keys.isGone(userId))) found.push({ where: 'data key', kinds: [] });
  return found;
};

export const keptCount = 'kept_';

/**
 * Reads again everything that the steps covered, the folders of files, the search log, the newest snapshot, the user
 * pool, and the data key. It reads no other items, and no logs, queues, or backups; the receipt says so.
 */
export const scan = async (
  deps: ErasureDeps,
  subject: ErasureSubject,
  more: { keptUntil: number; hasTime: HasTime; snapshots: number },
): Promise<Counts> => {
  const { items, kept, left: leftItems } = await readTable(deps, subject, more);
  const found = [...leftItems, ...(await left(deps, subject))];
  if (found.length > 0) throw new LeftOver(found);
  const keptCounts = Object.entries(kept).map(([reason, count]) => [`${keptCount}${reason}`, count]);
  return { items, snapshots: more.snapshots, ...(Object.fromEntries(keptCounts) as Counts) };
};
