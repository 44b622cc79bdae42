import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modPow, prime } from './mod-pow';

const plainPower = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let factor = ((base % prime) + prime) % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % prime;
    factor = (factor * factor) % prime;
  }
  return result;
};

test('modular powers match plain arithmetic', () => {
  const base = fc.bigInt({ min: -(prime * 2n), max: prime * 2n });
  const exponent = fc.bigInt({ min: 1n, max: 2n ** 512n });
  fc.assert(
    fc.property(base, exponent, (b, e) => {
      expect(modPow(b, e)).toBe(plainPower(b, e));
    }),
    {
      numRuns: 20,
      examples: [
        [0n, 7n],
        [1n, 1n],
        [2n, 2n],
        [prime - 1n, 3n],
        [prime, 5n],
        [-2n, 256n],
      ],
    },
  );
});
