import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditLine, ChainedLine } from '../model/audit';
import { canonical, firstBreak, firstHash, isSealed, lineHash, merkleTree, rootOfSeal } from './audit-chain';

const chain = 'o#org_1';
const start = { chain, seq: 0, hash: firstHash };
const lineOf = (seq: number, actor: string): AuditLine => ({
  chain,
  seq,
  id: `record-${seq}`,
  at: '2026-11-23T16:00:00.000Z',
  actor,
  operation: 'editJob',
  thing: 'Job',
  kind: 'changed',
  targets: { jobId: 'job_1' },
  changes: [{ field: 'status', before: 'draft', after: 'active' }],
  reason: null,
  requestId: null,
  address: null,
});
const chained = async (actors: readonly string[]): Promise<ChainedLine[]> => {
  const lines: ChainedLine[] = [];
  for (const [index, actor] of actors.entries()) {
    const line = lineOf(index + 1, actor);
    const previous = lines.at(-1)?.hash ?? firstHash;
    lines.push({ ...line, previous, hash: await lineHash(previous, line) });
  }
  return lines;
};
const actors = fc.array(fc.string(), { minLength: 2, maxLength: 8 });
const place = fc.nat({ max: 7 });
const isWhole = async (lines: readonly ChainedLine[], head: { seq: number; hash: string }) => {
  const { broken, last } = await firstBreak(lines, start);
  return broken === null && last.seq === head.seq && last.hash === head.hash;
};

describe('the canonical text of an audit entry', () => {
  it('is the same for properties in any order', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonical(turned)).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('leaves out undefined properties', () =>
    expect(canonical({ b: undefined, a: [1, { d: 1, c: 2 }] })).toBe('{"a":[1,{"c":2,"d":1}]}'));
});

describe('an audit chain', () => {
  it('is intact as written', () =>
    fc.assert(
      fc.asyncProperty(actors, async (names) => {
        const lines = await chained(names);
        expect(await isWhole(lines, lines.at(-1)!)).toBe(true);
      }),
      { numRuns: 30 },
    ));

  it('breaks if an entry is changed', () =>
    fc.assert(
      fc.asyncProperty(actors, place, async (names, at) => {
        const lines = await chained(names);
        const index = at % lines.length;
        const forged = lines.map((line, other) => (other === index ? { ...line, actor: `${line.actor}!` } : line));
        const { broken } = await firstBreak(forged, start);
        expect(broken).toEqual({ chain, seq: index + 1, problem: 'changed' });
      }),
      { numRuns: 30 },
    ));

  it('breaks even if the changed entry gets a new hash', () =>
    fc.assert(
      fc.asyncProperty(actors, place, async (names, at) => {
        const lines = await chained(names);
        const index = at % lines.length;
        const changed = { ...lines[index]!, actor: 'u#forged!' };
        const forged = lines.with(index, { ...changed, hash: await lineHash(changed.previous, changed) });
        expect(await isWhole(forged, lines.at(-1)!)).toBe(false);
      }),
      { numRuns: 30 },
    ));

  it('breaks if an entry is removed, even the newest', () =>
    fc.assert(
      fc.asyncProperty(actors, place, async (names, at) => {
        const lines = await chained(names);
        const left = lines.toSpliced(at % lines.length, 1);
        expect(await isWhole(left, lines.at(-1)!)).toBe(false);
      }),
      { numRuns: 30 },
    ));

  it('breaks if entries are reordered', () =>
    fc.assert(
      fc.asyncProperty(actors, place, async (names, at) => {
        const lines = await chained(names);
        const first = at % (lines.length - 1);
        const turned = lines.with(first, lines[first + 1]!).with(first + 1, lines[first]!);
        expect(await isWhole(turned, lines.at(-1)!)).toBe(false);
      }),
      { numRuns: 30 },
    ));
});

describe('a Merkle root', () => {
  const heads = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      chain: `u#${index}`,
      seq: index + 1,
      hash: String(index).padStart(64, 'a'),
    }));

  it('proves each covered chain in exactly one state', async () => {
    for (const count of [1, 2, 3, 5, 8, 13]) {
      const all = heads(count);
      const { root, pathOf } = await merkleTree(all);
      for (const [index, head] of all.entries()) {
        const seal = { ...head, at: '2026-11-23T16:00:00.000Z', root, path: pathOf(index) };
        expect(await rootOfSeal(seal)).toBe(root);
        expect(await rootOfSeal({ ...seal, seq: seal.seq - 1 })).not.toBe(root);
        expect(await rootOfSeal({ ...seal, hash: firstHash })).not.toBe(root);
      }
    }
  });

  it('seals all entries from the sealed one back to any older one', async () => {
    const lines = await chained(['u#a', 'u#b', 'u#c', 'u#d']);
    const [, , third] = lines;
    const head = { chain, seq: 3, hash: third!.hash };
    const { root, pathOf } = await merkleTree([...heads(2), head]);
    const seal = { ...head, at: '2026-11-23T16:00:00.000Z', root, path: pathOf(2) };
    expect(await isSealed(seal, lines.slice(1, 3).toReversed())).toBe(true);
    expect(await isSealed(seal, lines.slice(0, 3).toReversed())).toBe(true);
    expect(await isSealed(seal, lines.slice(0, 2).toReversed())).toBe(false);
    expect(await isSealed(seal, lines.toReversed())).toBe(false);
    expect(await isSealed({ ...seal, root: firstHash }, lines.slice(0, 3).toReversed())).toBe(false);
    const forged = lines.with(1, { ...lines[1]!, actor: 'u#z' });
    expect(await isSealed(seal, forged.slice(0, 3).toReversed())).toBe(false);
  });
});
