import type { AuditLine, AuditSeal, ChainedLine } from '../model/audit';

// Runs in functions, scripts, and the reader's browser (docs/adr/0035-audit-log-from-the-stream.md).

export const firstHash = '0'.repeat(64);

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** JSON with sorted names and without undefined values, so equal values have equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
};

/** Lists its fields: other stored attributes aren't part of the entry. */
const contentOf = (line: AuditLine): AuditLine => ({
  chain: line.chain,
  seq: line.seq,
  id: line.id,
  at: line.at,
  actor: line.actor,
  operation: line.operation,
  thing: line.thing,
  kind: line.kind,
  targets: line.targets,
  changes: line.changes,
  reason: line.reason,
  requestId: line.requestId,
  address: line.address,
});

/** Hashed text of an entry. */
export const lineText = (previous: string, line: AuditLine): string => `${previous}\n${canonical(contentOf(line))}`;

export const lineHash = (previous: string, line: AuditLine): Promise<string> => sha256(lineText(previous, line));

export type Break = { chain: string; seq: number; problem: 'changed' | 'missing' | 'out of order' | 'removed' };

/**
 * The first break in ordered entries after `from`; null if there is none. Only the caller knows where the chain has to
 * end.
 */
export const firstBreak = async (
  lines: AsyncIterable<ChainedLine> | Iterable<ChainedLine>,
  from: { chain: string; seq: number; hash: string },
): Promise<{ broken: Break | null; last: { seq: number; hash: string } }> => {
  let last = { seq: from.seq, hash: from.hash };
  for await (const line of lines) {
    const found = (problem: Break['problem']) => ({ broken: { chain: from.chain, seq: last.seq + 1, problem }, last });
    if (line.seq > last.seq + 1) return found('missing');
    if (line.seq !== last.seq + 1) return found('out of order');
    const hash = await lineHash(line.previous, line);
    if (line.chain !== from.chain || hash !== line.hash) return found('changed');
    if (line.previous !== last.hash) return found('out of order');
    last = { seq: line.seq, hash };
  }
  return { broken: null, last };
};

/** State of one chain that a root covers. */
export type ChainHead = Pick<AuditSeal, 'chain' | 'seq' | 'hash'>;

// Leaves and nodes have different prefixes, so a node can't be mistaken for a leaf.
const leafHash = ({ chain, seq, hash }: ChainHead): Promise<string> => sha256(`leaf\n${chain}\n${seq}\n${hash}`);
const nodeHash = (left: string, right: string): Promise<string> => sha256(`node\n${left}\n${right}`);

/** All levels from the leaves to the root. The last node of an odd level moves up unchanged. */
const levelsOf = async (heads: readonly ChainHead[]): Promise<string[][]> => {
  const levels = [await Promise.all(heads.map(leafHash))];
  for (let level = levels[0]!; level.length > 1; level = levels.at(-1)!) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, index) =>
      level.slice(2 * index, 2 * index + 2),
    );
    levels.push(await Promise.all(pairs.map(async ([left, right]) => (right ? nodeHash(left!, right) : left!))));
  }
  return levels;
};

export type MerkleTree = { root: string; pathOf: (index: number) => AuditSeal['path'] };

export const merkleTree = async (heads: readonly ChainHead[]): Promise<MerkleTree> => {
  const levels = await levelsOf(heads);
  return {
    root: levels.at(-1)?.[0] ?? firstHash,
    pathOf: (leaf) =>
      levels.slice(0, -1).flatMap((level, depth) => {
        const index = leaf >> depth;
        const sibling = level[index ^ 1];
        return sibling === undefined
          ? []
          : [{ side: index % 2 ? ('left' as const) : ('right' as const), hash: sibling }];
      }),
  };
};

export const rootOfSeal = async (seal: AuditSeal): Promise<string> => {
  let hash = await leafHash(seal);
  for (const step of seal.path) {
    hash = step.side === 'left' ? await nodeHash(step.hash, hash) : await nodeHash(hash, step.hash);
  }
  return hash;
};

/** Whether the root covers exactly these entries: newest first, without gaps, from the sealed one. */
export const isSealed = async (seal: AuditSeal, lines: readonly ChainedLine[]): Promise<boolean> => {
  if ((await rootOfSeal(seal)) !== seal.root) return false;
  const ordered = lines.toReversed();
  const [oldest] = ordered;
  if (!oldest) return true;
  const from = { chain: seal.chain, seq: oldest.seq - 1, hash: oldest.previous };
  const { broken, last } = await firstBreak(ordered, from);
  return broken === null && last.seq === seal.seq && last.hash === seal.hash;
};

export const auditChains = {
  organization: (organizationId: string) => `o#${organizationId}`,
  person: (userId: string) => `u#${userId}`,
  staff: 'staff',
} as const;
