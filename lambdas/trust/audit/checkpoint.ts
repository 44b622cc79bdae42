import { merkleTree, type ChainHead } from '@shared/trust/rules/audit-chain';
import { auditRootKeys } from '@shared/platform/audit-roots';
import { addSeconds, type Clock } from '../../platform/clock';
import type { AuditHeads } from '../../store/trust/audit/ports';

export type CheckpointDeps = {
  heads: AuditHeads;
  write: (key: string, value: unknown) => Promise<void>;
  clock: Clock;
};

/** Overlap for index lag and clock differences. Covering a chain twice is harmless. */
const overlapSeconds = 600;

/** Writes one root over the chains that changed since the last one. */
export const checkpoint = async ({ heads, write, clock }: CheckpointDeps): Promise<{ chains: number }> => {
  const last = await heads.lastRoot();
  const since = last && addSeconds(new Date(last.at), -overlapSeconds).toISOString();
  const at = clock.now().toISOString();
  const changed: ChainHead[] = [];
  for await (const head of heads.changedSince(since)) changed.push(head);
  if (changed.length === 0) return { chains: 0 };
  const { root, pathOf } = await merkleTree(changed);
  await write(auditRootKeys.heads(at), { at, root, heads: changed });
  await write(auditRootKeys.root(at), { at, root, chains: changed.length });
  const seals = changed.map((head, index) => ({ ...head, at, root, path: pathOf(index) }));
  await heads.seal(seals, at, root);
  return { chains: changed.length };
};
