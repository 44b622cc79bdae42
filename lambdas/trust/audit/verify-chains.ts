import { firstBreak, firstHash, merkleTree, type Break, type ChainHead } from '@shared/trust/rules/audit-chain';
import type { ListedHead, StoredLine } from '../../store/trust/audit/ports';

/** Heads covered by a root in the bucket. */
export type SealedHeads = { at: string; root: string; heads: readonly ChainHead[] };

export type VerifyDeps = {
  /** Chains after a position, ordered by their last change. */
  chains(after: string | null): AsyncIterable<Pick<ListedHead, 'chain' | 'position'>>;
  /** Those of these chains whose head is missing in the table. */
  lost(chains: readonly string[]): Promise<readonly string[]>;
  /** Lines in order, after this number. */
  lines(chain: string, after: number): AsyncIterable<StoredLine>;
  sealed(): AsyncIterable<SealedHeads>;
  /** Server's seal of a line; undefined offline, without the key. */
  mac?: (line: StoredLine) => Promise<string>;
  hasTime(): boolean;
};

/** Point to continue from: after `position`, and in that chain after that line. */
export type VerifyStart = { position: string | null; within: ChainHead | null };
/** Findings; `next` is null once every chain was compared. */
type Findings = { chains: number; broken: (Break | { root: string })[]; next: VerifyStart | null };

/** Number of lines between two time checks. */
const linesAtOnce = 200;

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

/** `last`: last verified line of a chain that needs more time. */
type Verified = { found: Break | null; last: ChainHead | null };

/** Checks a chain by its hashes, the server's seals, and every root that covers it. */
const verifyChain = async (
  deps: VerifyDeps,
  from: ChainHead,
  sealed: ReadonlyMap<number, string>,
): Promise<Verified> => {
  const { chain } = from;
  const found = (seq: number, problem: Break['problem']): Break => ({ chain, seq, problem });
  const seen: { unsealed: Break | null; isCut: boolean } = { unsealed: null, isCut: false };
  const checked = async function* () {
    let compared = 0;
    for await (const line of deps.lines(chain, from.seq)) {
      seen.isCut = compared > 0 && compared % linesAtOnce === 0 && !deps.hasTime();
      if (seen.isCut) return;
      compared += 1;
      const root = sealed.get(line.seq);
      const isForged = (root !== undefined && root !== line.hash) || (deps.mac && (await deps.mac(line)) !== line.mac);
      if (isForged) seen.unsealed ??= found(line.seq, 'changed');
      yield line;
    }
  };
  const { broken, last } = await firstBreak(checked(), from);
  const wrong = broken ?? seen.unsealed;
  if (wrong) return { found: wrong, last: null };
  if (seen.isCut) return { found: null, last: { chain, ...last } };
  const newest = Math.max(0, ...sealed.keys());
  return { found: last.seq < newest ? found(last.seq + 1, 'removed') : null, last: null };
};

export const verifyChains = async (
  deps: VerifyDeps,
  start: VerifyStart = { position: null, within: null },
): Promise<Findings> => {
  const { points, broken } = await sealedBy(deps);
  const findings: Findings = { chains: 0, broken, next: null };
  const startOf = (chain: string): ChainHead =>
    start.within?.chain === chain ? start.within : { chain, seq: 0, hash: firstHash };
  /** Returns the line to continue after if time ran out. */
  const verify = async (from: ChainHead, hasTime = deps.hasTime): Promise<ChainHead | null> => {
    const { found, last } = await verifyChain({ ...deps, hasTime }, from, points.get(from.chain) ?? new Map());
    if (last) return last;
    findings.chains += 1;
    if (found) findings.broken.push(found);
    return null;
  };
  const lost = await deps.lost([...points.keys()]);
  // Ignores the time limit, because a lost chain raises the alarm.
  for (const chain of lost) await verify({ chain, seq: 0, hash: firstHash }, () => true);
  let position = start.position ?? '';
  for await (const head of deps.chains(start.position)) {
    if (!deps.hasTime()) return { ...findings, next: { position, within: start.within } };
    const last = lost.includes(head.chain) ? null : await verify(startOf(head.chain));
    if (last) return { ...findings, next: { position, within: last } };
    position = head.position;
  }
  return findings;
};
