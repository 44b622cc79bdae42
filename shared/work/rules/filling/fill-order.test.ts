import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairOrder, gini, nextWave, type FairCandidate } from './fill-order';

const person = fc.record({
  id: fc.uuid(),
  eligible: fc.boolean(),
  workedUnit180: fc.boolean(),
  hours28: fc.integer({ min: 0, max: 200 }),
  invites7: fc.integer({ min: 0, max: 10 }),
});
const people = fc.uniqueArray(person, { maxLength: 30, selector: ({ id }) => id });
// Few different hashes, so some are equal.
const hashOf = (id: string): string => id.slice(0, 1);
const ids = (them: readonly FairCandidate[]): string[] => them.map(({ id }) => id);

describe('the fair order of invitations', () => {
  it('contains every eligible person once, whatever the order of the input', () => {
    const shuffled = people.chain((them) =>
      fc.tuple(fc.constant(them), fc.shuffledSubarray(them, { minLength: them.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const found = ids(fairOrder(one, hashOf));
        expect(found).toEqual(ids(fairOrder(other, hashOf)));
        expect(found.toSorted()).toEqual(ids(one.filter(({ eligible }) => eligible)).toSorted());
      }),
    );
  });

  it('is decided by the hash if people are equal', () => {
    const equal = { eligible: true, workedUnit180: true, hours28: 0, invites7: 0 };
    const two = [
      { id: 'ana', ...equal },
      { id: 'ben', ...equal },
    ];
    expect(ids(fairOrder(two, (id) => (id === 'ana' ? 'b' : 'a')))).toEqual(['ben', 'ana']);
  });
});

describe('invitation waves', () => {
  it('reach everyone once in the fair order', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 4, max: 15 }), (them, size) => {
        const order = fairOrder(them, hashOf);
        const invited = new Set<string>();
        const reached: string[] = [];
        for (;;) {
          const wave = nextWave(order, invited, size, () => 0);
          if (wave.length === 0) break;
          expect(wave.length).toBeLessThanOrEqual(size);
          for (const { id } of wave) {
            expect(invited.has(id)).toBe(false);
            invited.add(id);
            reached.push(id);
          }
        }
        expect(reached).toEqual(ids(order));
      }),
    );
  });

  it('skip people with 6 invitations that day', () => {
    const equal = { eligible: true, workedUnit180: true, hours28: 0, invites7: 0 };
    const order = ['ana', 'ben'].map((id) => ({ id, ...equal }));
    expect(ids(nextWave(order, new Set(), 4, (id) => (id === 'ana' ? 6 : 5)))).toEqual(['ben']);
  });
});

describe('the Gini index', () => {
  it('is 0 if all are equal, and grows with the share of one', () => {
    expect(gini([3, 3, 3])).toBe(0);
    expect(gini([0, 0, 0])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBe(0.75);
  });
});
