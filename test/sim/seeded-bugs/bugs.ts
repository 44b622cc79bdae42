import type { SeededBug } from '../world/seeded-bug';

type Values = Record<string, { S?: string }>;
type Write = { Key?: Values; Item?: Values; ConditionExpression?: string };
type Input = Record<string, unknown>;

const keyOf = ({ Key, Item }: Write): { pk: string; sk: string } => {
  const { pk, sk } = (Key ?? Item)!;
  return { pk: pk?.S ?? '', sk: sk?.S ?? '' };
};

/** A condition that always holds, and uses its names, because unused names are refused. */
const always = <T extends Write>(write: T): T =>
  write.ConditionExpression === undefined
    ? write
    : {
        ...write,
        ConditionExpression: `(${write.ConditionExpression}) OR attribute_exists(pk) OR attribute_not_exists(pk)`,
      };

type Entry = Record<string, Write>;

/** Changes the writes of a transaction. */
const inTransactions =
  (change: (write: Write, all: readonly Write[]) => Write): NonNullable<SeededBug['write']> =>
  (operation, input) => {
    if (operation !== 'TransactWriteItems') return input;
    const entries = input['TransactItems'] as Entry[];
    const all = entries.flatMap((entry) => Object.values(entry));
    const changed = entries.map((entry) =>
      Object.fromEntries(Object.entries(entry).map(([kind, write]) => [kind, change(write, all)])),
    );
    return { ...input, TransactItems: changed };
  };

const isJob = (write: Write): boolean => keyOf(write).sk === 'JOB';
const isMove = (write: Write): boolean => {
  const { pk, sk } = keyOf(write);
  return pk.startsWith('APPLICATION#') && (sk === 'APPLICATION' || sk.startsWith('STEP#'));
};
const isPlacement = ({ Item }: Write): boolean => Item?.['entity']?.S === 'Placement';

/** Changes consumers' marks of handled items. */
const inMarks =
  (change: (input: Input & Write) => Input): NonNullable<SeededBug['write']> =>
  (operation, input) => {
    const isMark = operation === 'PutItem' && (input as Write).Item?.['entity']?.S === 'ProcessedEvent';
    return isMark ? change(input) : input;
  };

const handledAt = { S: '2026-03-10T00:00:00.000Z' };

/** Seeded bugs by name. */
export const bugs = {
  'a condition removed: a job is filled whoever else is hired': {
    write: inTransactions((write, all) => (isJob(write) && all.some(isPlacement) ? always(write) : write)),
  },
  'a version ignored: a move overwrites another one': {
    write: inTransactions((write) => (isMove(write) ? always(write) : write)),
  },
  'a deduplication dropped: consumers handle what they handled': {
    write: inMarks(always),
  },
  'two writes swapped: an event is marked as handled before its effect': {
    write: inMarks((input) => ({ ...input, Item: { ...input.Item, doneAt: handledAt } })),
  },
  'acknowledged before the effect': { acknowledgesFirst: true },
} as const satisfies Record<string, SeededBug>;
export type BugName = keyof typeof bugs;
export const bugNames = Object.keys(bugs) as BugName[];
