import { firstBreak, firstHash, merkleTree, type Break, type ChainHead } from '@shared/domain/audit-chain';
import type { StoredLine } from '../store/audit/ports';

/** Heads that a root in the bucket covers. */
export type SealedHeads = { at: string; root: string; heads: readonly ChainHead[] };

export type VerifyDeps = {
  /** Chains with their lines as stored. */
  chains(): AsyncIterable<ChainHead>;
  lines(chain: string): AsyncIterable<StoredLine>;
  sealed(): AsyncIterable<SealedHeads>;
  /** The server's seal of a line. Undefined offline, without the key. */
  mac?: (line: StoredLine) => Promise<string>;
  hasTime(): boolean;
};

export type Findings = { chains: number; broken: (Break | { root: string })[]; isComplete: boolean };

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

export const verifyChains = async (deps: VerifyDeps): Promise<Findings> => {
  const { points, broken } = await sealedBy(deps);
  const findings: Findings = { chains: 0, broken, isComplete: true };
  const verify = async (chain: string): Promise<void> => {
    const found = await verifyChain(deps, chain, points.get(chain) ?? new Map());
    findings.chains += 1;
    if (found) findings.broken.push(found);
  };
  const known = new Set<string>();
  // Sealed chains first, also those that the table no longer has.
  for (const chain of points.keys()) {
    if (!deps.hasTime()) return { ...findings, isComplete: false };
    known.add(chain);
    await verify(chain);
  }
  for await (const { chain } of deps.chains()) {
    if (known.has(chain)) continue;
    if (!deps.hasTime()) return { ...findings, isComplete: false };
    await verify(chain);
  }
  return findings;
};
