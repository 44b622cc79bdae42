import { describe, expect, it } from 'vitest';
import { firstHash, lineHash, merkleTree } from '@shared/domain/audit-chain';
import type { AuditLine } from '@shared/model/audit';
import type { AuditPosition, StoredLine } from '../store/audit/ports';
import { verifyNext, type VerifyNextDeps } from './verify-next';

const lineOf = async (chain: string): Promise<StoredLine> => {
  const line: AuditLine = {
    ...{ chain, seq: 1, id: `event-${chain}`, at: '2026-11-23T16:00:00.000Z', actor: 'u#anna', operation: 'editJob' },
    ...{ thing: 'Job', kind: 'created', targets: {}, changes: [], reason: null, requestId: null, address: null },
  };
  return { ...line, previous: firstHash, hash: await lineHash(firstHash, line), mac: 'mac' };
};

/** Of three chains, which a run may compare `time` of. */
const world = async ({ time = 10, startedAt = '2026-11-23T06:00:00.000Z' } = {}) => {
  const chains = ['o#a', 'o#b', 'o#c'];
  const stored = new Map(await Promise.all(chains.map(async (it) => [it, [await lineOf(it)]] as const)));
  const state: { saved: AuditPosition | null; compared: string[]; read: string[]; left: number } = {
    ...{ saved: null, compared: [], read: [], left: time },
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
    async *lines(chain) {
      state.compared.push(chain);
      yield* stored.get(chain) ?? [];
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
  it('goes on where the last run stopped, and begins again after the last chain', async () => {
    const { deps, state } = await world({ time: 2 });
    expect(await verifyNext(deps)).toEqual({ chains: 2, isComplete: false });
    expect(state.saved).toMatchObject({ position: '1#o#b' });
    state.left = 2;
    expect(await verifyNext(deps)).toEqual({ chains: 1, isComplete: true });
    state.left = 3;
    expect(await verifyNext(deps)).toEqual({ chains: 3, isComplete: true });
    expect(state.compared).toEqual(['o#a', 'o#b', 'o#c', 'o#a', 'o#b', 'o#c']);
    // All roots, those of the same pass again, and those since its beginning.
    expect(state.read).toEqual(['', '', '2026-11-23T04:00:00.000Z']);
  });

  it('reports a chain that is gone in the next run, wherever that goes on', async () => {
    const { deps, state, stored } = await world({ time: 2 });
    await verifyNext(deps);
    stored.delete('o#a');
    await expect(verifyNext(deps)).rejects.toThrow('altered');
    expect(state.compared.at(-1)).toBe('o#a');
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
