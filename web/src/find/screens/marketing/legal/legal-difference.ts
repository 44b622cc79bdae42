import type { LegalText } from '@shared/legal/legal-text';

export type Change = 'same' | 'added' | 'removed';
export type Stretch = { change: Change; text: string };
export type BlockKind = 'heading' | 'paragraph' | 'item';
export type ChangedBlock = { kind: BlockKind; stretches: readonly Stretch[] };

type Block = { kind: BlockKind; text: string };
type Step<Item> = { change: Change; item: Item };

/** Steps from one list to the other that keep as many items as possible. */
const stepsBetween = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): Step<Item>[] => {
  // kept[i][j]: how much of the items from i and j on is kept.
  const kept = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      kept[i]![j] = isSame(before[i]!, after[j]!)
        ? kept[i + 1]![j + 1]! + 1
        : Math.max(kept[i + 1]![j]!, kept[i]![j + 1]!);
    }
  }
  const steps: Step<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSame(before[i]!, after[j]!)) {
      steps.push({ change: 'same', item: after[j]! });
      i += 1;
      j += 1;
    } else if (j === after.length || (i < before.length && kept[i + 1]![j]! >= kept[i]![j + 1]!)) {
      steps.push({ change: 'removed', item: before[i]! });
      i += 1;
    } else {
      steps.push({ change: 'added', item: after[j]! });
      j += 1;
    }
  }
  return steps;
};

const withoutTags = (text: string): string => text.replace(/<\/?\w+>/g, '');

const blocksOf = ({ parts }: LegalText): Block[] =>
  parts.flatMap(({ heading, paragraphs = [], list = [] }) => [
    ...(heading === undefined ? [] : [{ kind: 'heading' as const, text: withoutTags(heading) }]),
    ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text: withoutTags(text) })),
    ...list.map((text) => ({ kind: 'item' as const, text: withoutTags(text) })),
  ]);

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

const joined = (steps: readonly Step<string>[]): Stretch[] =>
  steps.reduce<Stretch[]>((stretches, { change, item }) => {
    const last = stretches.at(-1);
    if (last?.change !== change) return [...stretches, { change, text: item }];
    return [...stretches.slice(0, -1), { change, text: last.text + item }];
  }, []);

const isSameBlock = (a: Block, b: Block): boolean => a.kind === b.kind && a.text === b.text;

/** Below this share of common words, the old text and the new one are easier to read apart. */
const commonShare = 0.5;

const rewritten = (before: Block, after: Block): ChangedBlock | null => {
  if (before.kind !== after.kind) return null;
  const [old, new_] = [wordsOf(before.text), wordsOf(after.text)];
  const steps = stepsBetween(old, new_, (a, b) => a === b);
  const common = steps.filter(({ change, item }) => change === 'same' && item.trim() !== '').length;
  const longest = Math.max(...[old, new_].map((words) => words.filter((it) => it.trim() !== '').length));
  return common / longest < commonShare ? null : { kind: after.kind, stretches: joined(steps) };
};

const whole = (change: Change, { kind, text }: Block): ChangedBlock => ({ kind, stretches: [{ change, text }] });

/** Blocks between two unchanged ones: each new one with the old one that it rewrites, if any. */
const changedBlocks = (removed: readonly Block[], added: readonly Block[]): ChangedBlock[] => {
  const left = [...removed];
  const changed: ChangedBlock[] = [];
  let lastRewritten = 0;
  for (const after of added) {
    const index = left.findIndex((before) => rewritten(before, after) !== null);
    if (index < 0) {
      changed.push(whole('added', after));
      continue;
    }
    const [before, ...gone] = left.splice(0, index + 1).toReversed();
    changed.push(...gone.toReversed().map((it) => whole('removed', it)), rewritten(before!, after)!);
    lastRewritten = changed.length;
  }
  return changed.toSpliced(lastRewritten, 0, ...left.map((gone) => whole('removed', gone)));
};

/** The newer text, block by block, with additions and removals. */
export const differenceOf = (before: LegalText, after: LegalText): ChangedBlock[] => {
  const result: ChangedBlock[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const settle = () => {
    result.push(...changedBlocks(removed, added));
    [removed, added] = [[], []];
  };
  for (const { change, item } of stepsBetween(blocksOf(before), blocksOf(after), isSameBlock)) {
    if (change === 'removed') removed.push(item);
    else if (change === 'added') added.push(item);
    else {
      settle();
      result.push(whole('same', item));
    }
  }
  settle();
  return result;
};

export const isUnchanged = (blocks: readonly ChangedBlock[]): boolean =>
  blocks.every(({ stretches }) => stretches.every(({ change }) => change === 'same'));
