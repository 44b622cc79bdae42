import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDea, isNpi } from './credential-numbers';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const letter = fc.stringMatching(/^[A-Z]$/);
const changed = (text: string, position: number, by: number): string =>
  text.slice(0, position) + String((Number(text[position]) + by) % 10) + text.slice(position + 1);

describe('an NPI number', () => {
  test('matches published examples', () => {
    expect(isNpi('1234567893')).toBe(true);
    expect(
      ['1234567890', '123456789', '12345678931', '', ' 1234567893', '1234-56789', '१२३४५६७८९३'].map(isNpi),
    ).toEqual(Array(7).fill(false));
  });

  test('has exactly one valid check digit', () => {
    fc.assert(
      fc.property(digits(9), (first) => {
        expect(Array.from('0123456789').filter((last) => isNpi(first + last))).toHaveLength(1);
      }),
    );
  });

  test('is invalid with one wrong digit', () => {
    const valid = digits(9).map((first) => first + Array.from('0123456789').find((last) => isNpi(first + last))!);
    fc.assert(
      fc.property(valid, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, position, by) => {
        expect(isNpi(changed(number, position, by))).toBe(false);
      }),
    );
  });
});

describe('a DEA number', () => {
  test('matches published examples', () => {
    expect(['AB1234563', 'ab1234563', 'F91234563'].map(isDea)).toEqual([true, true, true]);
    expect(['AB1234560', 'A1234563', 'AB123456', 'AB12345633', '1B1234563', 'A81234563', ''].map(isDea)).toEqual(
      Array(7).fill(false),
    );
  });

  test('has exactly one valid check digit, whatever the letters', () => {
    fc.assert(
      fc.property(letter, letter, digits(6), (type, name, first) => {
        const right = Array.from('0123456789').filter((last) => isDea(type + name + first + last));
        expect(right).toHaveLength(1);
        const sum = Array.from(first).reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
        expect(right).toEqual([String(sum % 10)]);
      }),
    );
  });
});
