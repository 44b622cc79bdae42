import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, regionOf, shortName } from './display-names';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

describe('an initial', () => {
  it('is the first letter as people see it, whatever the name', () => {
    const lastName = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('e', 'Z', 'ß'), fc.constantFrom('\u0301', '\u200d', ' ', '\u{1f3fd}', ''))
        .map((it) => it.join('')),
    );
    fc.assert(
      fc.property(lastName, (name) => {
        const [first] = graphemes.segment(name.trim());
        const expected = first ? `${first.segment.toLocaleUpperCase('en')}.` : '';
        expect(initialsOf({ firstName: '', lastName: name })).toBe(expected);
      }),
    );
  });

  it('stands for the last name', () => {
    expect(shortName({ firstName: ' Elena ', lastName: 'vasquez' })).toBe('Elena V.');
  });
});

describe('a region', () => {
  it.each([
    ['Austin, TX', 'Texas'],
    ['Gary, Indiana', 'Indiana'],
    ['Boston, MA 02118', 'Massachusetts'],
    ['new york', 'New York'],
    ['Austin', ''],
    ['Remote', ''],
    ['', ''],
  ])('of "%s" is "%s", never the town', (location, region) => expect(regionOf(location)).toBe(region));
});
