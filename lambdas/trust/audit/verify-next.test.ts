import { describe, expect, it } from 'vitest';
import { firstHash, lineHash, merkleTree } from '@shared/trust/rules/audit-chain';
import type { AuditLine } from '@shared/trust/model/audit';
import type { AuditPosition, StoredLine } from '../../store/trust/audit/ports';
import { verifyNext, type VerifyNextDeps } from './verify-next';

const lineOf = async (chain: string, seq = 1, previous = firstHash): Promise<StoredLine> => {
  const line: AuditLine = {
    ...{
      chain,
      seq,
      id: `event-${chain}-${seq}`,
      at: '2026-11-23T16:00:00.000Z',
      actor: 'u#anna',
      operation: 'editJob',
    },
    ...{ thing: 'Job', kind: 'created', targets: {}, changes: [], reason: null, requestId: null, address: null },
  };
  return { ...line, previous, hash: await lineHash(previous, line), mac: 'mac' };
};

const chainOf = async (chain: string, length: number): Promise<StoredLine[]> => {
  const lines: StoredLine[] = [];
  for (let seq = 1; seq <= length; seq += 1) lines.push(await lineOf(chain, seq, lines.at(-1)?.hash));
  return lines;
};

/** Creates three chains, of which a run may compare `time`. */
const world = async ({ time = 10, startedAt = '2026-11-23T06:00:00.000Z' } = {}) => {
  const chains = ['o#a', 'o#b', 'o#c'];
  const stored = new Map<string, StoredLine[]>();
  for (const chain of chains) stored.set(chain, [await lineOf(chain)]);
  const state: { saved: AuditPosition | null; compared: string[]; lines: number; read: string[]; left: number } = {
    ...{ saved: null, compared: [], lines: 0, read: [], left: time },
  };
  const list = chains.map((chain, index) => ({ chain, position: `${index}#${chain}` }));
  const deps: VerifyNextDeps = {
    positions: {
      get: async () => state.saved,
      save: async (it) => {
        state.saved = it;
      },
    },
    async *chains(after) {
      yield* list.filter(({ position }) => after === null || position > after);
    },
    lost: async (names) => names.filter((it) => !stored.has(it)),
    async *lines(chain, after) {
      state.compared.push(chain);
      for (const line of stored.get(chain) ?? []) {
        if (line.seq <= after) continue;
        state.lines += 1;
        yield line;
      }
    },
    async *sealedSince(since) {
      state.read.push(since);
      const heads = await Promise.all(
        chains.map(async (chain) => ({ chain, seq: 1, hash: (await lineOf(chain)).hash })),
      );
      yield { at: startedAt, root: (await merkleTree(heads)).root, heads };
    },
    mac: async () => 'mac',
    hasTime: () => (state.left -= 1) >= 0,
    clock: { now: () => new Date(startedAt) },
  };
  return { deps, state, stored };
};

describe('the scheduled verification', () => {
  it('continues where the last run stopped, and restarts after the last chain', async () => {
    const { deps, state } = await world({ time: 2 });
    expect(await verifyNext(deps)).toEqual({ chains: 2, isComplete: false });
    expect(state.saved).toMatchObject({ position: '1#o#b' });
    state.left = 2;
    expect(await verifyNext(deps)).toEqual({ chains: 1, isComplete: true });
    state.left = 3;
    expect(await verifyNext(deps)).toEqual({ chains: 3, isComplete: true });
    expect(state.compared).toEqual(['o#a', 'o#b', 'o#c', 'o#a', 'o#b', 'o#c']);
    // All roots, those of the same pass again, and those since its start.
    expect(state.read).toEqual(['', '', '2026-11-23T04:00:00.000Z']);
  });

  it('reports a missing chain in the next run, wherever that continues', async () => {
    const { deps, state, stored } = await world({ time: 2 });
    await verifyNext(deps);
    stored.delete('o#a');
    await expect(verifyNext(deps)).rejects.toThrow('altered');
    expect(state.compared.at(-1)).toBe('o#a');
  });

  describe('a chain that takes several runs', () => {
    const length = 900;
    /** Two time checks: one before the chain, one after its first lines. */
    const oneRun = 2;
    const long = async () => {
      const it = await world({ time: oneRun });
      it.stored.set('o#a', await chainOf('o#a', length));
      const run = async () => {
        it.state.left = oneRun;
        const before = it.state.lines;
        const result = await verifyNext(it.deps);
        return { ...result, lines: it.state.lines - before };
      };
      return { ...it, run };
    };

    it('is continued inside it, and each line is read once', async () => {
      const { run, state, stored } = await long();
      const first = await run();
      expect(first).toMatchObject({ chains: 0, isComplete: false });
      expect(first.lines).toBeLessThan(length);
      const { seq } = state.saved!.within!;
      expect(state.saved).toMatchObject({ position: '', within: { hash: stored.get('o#a')![seq - 1]!.hash } });
      let runs = 1;
      while (!(await run()).isComplete) runs += 1;
      expect(runs).toBeGreaterThan(1);
      // Each run reads the line where the last one stopped again.
      expect(state.lines).toBeLessThan(length + 2 + runs + 1);
      expect(state.saved).toMatchObject({ position: null, within: null });
    });

    it('is reported when changed after the stopping point', async () => {
      const { run, state, stored } = await long();
      await run();
      const lines = stored.get('o#a')!;
      const behind = state.saved!.within!.seq + 10;
      stored.set('o#a', lines.with(behind - 1, { ...lines[behind - 1]!, actor: 'u#forged' }));
      await expect(run()).rejects.toThrow('altered');
    });

    it('is reported when its remaining lines were removed', async () => {
      const { deps, run, state, stored } = await long();
      const lines = stored.get('o#a')!;
      const heads = [{ chain: 'o#a', seq: length, hash: lines.at(-1)!.hash }];
      deps.sealedSince = async function* () {
        yield { at: '2026-11-23T06:00:00.000Z', root: (await merkleTree(heads)).root, heads };
      };
      await run();
      stored.set('o#a', lines.slice(0, state.saved!.within!.seq));
      await expect(run()).rejects.toThrow('altered');
    });
  });

  it('fails if a pass takes more than a week', async () => {
    const { deps, state } = await world({ time: 0 });
    expect(await verifyNext(deps)).toEqual({ chains: 0, isComplete: false });
    const later = { ...deps, clock: { now: () => new Date('2026-12-01T06:00:00.000Z') } };
    state.left = 2;
    await expect(verifyNext(later)).rejects.toThrow('7 days');
    state.left = 3;
    expect(await verifyNext(later)).toEqual({ chains: 1, isComplete: true });
  });
});
