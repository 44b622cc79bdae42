import { firstBreak, firstHash, merkleTree, type Break, type ChainHead } from '@shared/domain/audit-chain';
import type { ListedHead, StoredLine } from '../store/audit/ports';

/** Heads that a root in the bucket covers. */
export type SealedHeads = { at: string; root: string; heads: readonly ChainHead[] };

export type VerifyDeps = {
  /** After a position, in the order in which the chains last changed. */
  chains(after: string | null): AsyncIterable<Pick<ListedHead, 'chain' | 'position'>>;
  /** Those of these chains whose head the table no longer has. */
  lost(chains: readonly string[]): Promise<readonly string[]>;
  lines(chain: string): AsyncIterable<StoredLine>;
  sealed(): AsyncIterable<SealedHeads>;
  /** The server's seal of a line. Undefined offline, without the key. */
  mac?: (line: StoredLine) => Promise<string>;
  hasTime(): boolean;
};

/** `position`: where to go on; null once every chain was compared. */
export type Findings = { chains: number; broken: (Break | { root: string })[]; position: string | null };

const sealedBy = async (deps: VerifyDeps) => {
  const points = new Map<string, Map<number, string>>();
  const broken: { root: string }[] = [];
  for await (const { at, root, heads } of deps.sealed()) {
    if ((await merkleTree(heads)).root !== root) broken.push({ root: at });
    for (const { chain, seq, hash } of heads)
      points.set(chain, (points.get(chain) ?? new Map<number, string>()).set(seq, hash));
  }
  return { points, broken };
};

/** Checks a chain by itself, by the server's seal, and by every root that covered it. */
const verifyChain = async (
  deps: VerifyDeps,
  chain: string,
  sealed: ReadonlyMap<number, string>,
): Promise<Break | null> => {
  const found = (seq: number, problem: Break['problem']): Break => ({ chain, seq, problem });
  let unsealed: Break | null = null;
  const checked = async function* () {
    for await (const line of deps.lines(chain)) {
      const root = sealed.get(line.seq);
      const isForged = (root !== undefined && root !== line.hash) || (deps.mac && (await deps.mac(line)) !== line.mac);
      if (isForged) unsealed ??= found(line.seq, 'changed');
      yield line;
    }
  };
  const { broken, last } = await firstBreak(checked(), { chain, seq: 0, hash: firstHash });
  const newest = Math.max(0, ...sealed.keys());
  return broken ?? unsealed ?? (last.seq < newest ? found(last.seq + 1, 'removed') : null);
};

export const verifyChains = async (deps: VerifyDeps, after: string | null = null): Promise<Findings> => {
  const { points, broken } = await sealedBy(deps);
  const findings: Findings = { chains: 0, broken, position: null };
  const verify = async (chain: string): Promise<void> => {
    const found = await verifyChain(deps, chain, points.get(chain) ?? new Map());
    findings.chains += 1;
    if (found) findings.broken.push(found);
  };
  const lost = await deps.lost([...points.keys()]);
  for (const chain of lost) await verify(chain);
  let position = after ?? '';
  for await (const head of deps.chains(after)) {
    if (!deps.hasTime()) return { ...findings, position };
    if (!lost.includes(head.chain)) await verify(head.chain);
    position = head.position;
  }
  return findings;
};
