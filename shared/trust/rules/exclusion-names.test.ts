import fc from 'fast-check';
import type { ExclusionNameRule } from '../model/exclusion-vocabulary';
import { describe, expect, it } from 'vitest';
import { exclusionMatch, keysOfPerson, keysOfRow } from './exclusion';

const birthDate = '1980-03-03';

/** Given and family name of the person, then of the row. */
type Pair = [first: string, last: string, listedFirst: string, listedLast: string];

const matchOf = ([firstName, lastName, listedFirst, listedLast]: Pair) => {
  const person = { firstName, lastName, formerLastNames: [], npiNumber: '', birthDate };
  const row = { firstName: listedFirst, lastName: listedLast, npiNumber: '', birthDate, reinstatedOn: null };
  const keys = keysOfPerson(person);
  return { ...exclusionMatch(person, row), isFound: keysOfRow(row).some((key) => keys.includes(key)) };
};

const family = 'Weller Muller Garcia Lopez Berg Ortiz Keller Nassar Holm Petrov Okafor Lindqvist'.split(' ');
const given = 'Anna Mary John Luis Wei Olga Peter Grace Ivan Noor'.split(' ');
const of = (list: readonly string[], index: number): string => list[index % list.length]!;
const upper = (text: string): string => text.toUpperCase();

type Way = { rule: ExclusionNameRule; name: string; make: (first: string, last: string, other: string) => Pair };
const way = (rule: Way['rule'], name: string, make: Way['make']): Way => ({ rule, name, make });

const spellings = [
  ['ü', 'UE'],
  ['ö', 'OE'],
  ['ä', 'AE'],
  ['ø', 'OE'],
  ['å', 'AA'],
] as const;

/** Letters written as two wherever names are compared. */
const twoLetters = [
  ['æ', 'AE'],
  ['ß', 'SS'],
] as const;

const spelled = (rule: Way['rule'], letter: string, two: string): Way[] => [
  way(rule, letter, (first, last) => [first, `B${letter}${last}`, upper(first), `B${two}${upper(last)}`]),
  way(rule, `${letter} on the list`, (first, last) => [first, `B${two}${last}`, first, `B${letter}${last}`]),
  way(rule, `${letter} in the given name`, (first, last) => [`B${letter}${first}`, last, `B${two}${first}`, last]),
];

const ways: Way[] = [
  way('same', 'unchanged', (first, last) => [first, last, upper(first), upper(last)]),
  way('same', 'a suffix', (first, last) => [first, `${last} Jr.`, upper(first), upper(last)]),
  way('same', 'a hyphen', (first, last, other) => [first, `${last}-${other}`, first, `${last} ${other}`]),
  ...spellings.flatMap(([letter, two]) => spelled('spelling', letter, two)),
  ...twoLetters.flatMap(([letter, two]) => spelled('same', letter, two)),
  way('spelling', 'u and ue', (first, last) => [first, `Bue${last}`, upper(first), `BU${upper(last)}`]),
  way('spelling', 'St.', (first, last) => [first, `St. ${last}`, upper(first), `SAINT ${upper(last)}`]),
  way('spelling', 'Saint', (first, last) => [first, `Saint ${last}`, upper(first), `ST ${upper(last)}`]),
  way('spelling', 'Ft.', (first, last) => [first, `Ft. ${last}`, upper(first), `FORT ${upper(last)}`]),
  way('spelling', 'Fort', (first, last) => [first, `Fort ${last}`, upper(first), `FT ${upper(last)}`]),
  ...['y', 'e', 'de', 'de la'].flatMap((word) => [
    way('spelling', word, (first, last, other) => [first, `${last} ${word} ${other}`, first, `${last} ${other}`]),
    way('spelling', `${word} on the list`, (first, last, other) => [
      first,
      `${last}-${other}`,
      first,
      upper(`${last} ${word} ${other}`),
    ]),
  ]),
  way('given', 'the second name', (first, last) => [`Thi ${first}`, last, upper(first), upper(last)]),
  way('given', 'the first of two', (first, last) => [first, last, `${upper(first)} THI`, upper(last)]),
  way('given', 'after an initial', (first, last) => [`J. ${first}`, last, upper(first), upper(last)]),
  way('part', 'one family name', (first, last, other) => [first, `${last} ${other}`, upper(first), upper(other)]),
  way('part', 'two on the list', (first, last, other) => [first, last, upper(first), upper(`${last}-${other}`)]),
  way('initial', 'an initial', (first, last) => [`${first.charAt(0)}.`, last, upper(first), upper(last)]),
  way('initial', 'an initial on the list', (first, last) => [first, last, first.charAt(0), upper(last)]),
  way('turned', 'turned round', (first, last) => [first, last, upper(last), upper(first)]),
  way('turned', 'turned round, of two', (first, last) => [`Thi ${first}`, last, upper(last), upper(`Thi ${first}`)]),
];

describe('the match of 1,000 generated pairs', () => {
  const made = Array.from({ length: 1000 }, (_, index) => {
    const turn = Math.floor(index / ways.length);
    const { make, ...named } = ways[index % ways.length]!;
    return { ...named, pair: make(of(given, turn), of(family, turn), of(family, turn + 5)) };
  });

  it.each(Object.entries(Object.groupBy(made, ({ rule }) => rule)))('%s', (rule, pairs = []) => {
    const read = pairs.map(({ name, pair }) => ({ way: name, pair, ...matchOf(pair) }));
    expect(read.filter((it) => it.strength !== 'name_dob' || it.name !== rule || !it.isFound)).toEqual([]);
  });

  it('unrelated names never match: only these rules match different names', () => {
    // No letters in common, so no part or initial can match.
    const name = (alphabet: string) =>
      fc.array(fc.constantFrom(...Array.from(alphabet)), { minLength: 2, maxLength: 8 }).map((all) => all.join(''));
    fc.assert(
      fc.property(name('ABCDEÄÖæ'), name('ABCDEÄÖæ'), name('KLMNRÜ'), name('KLMNRÜ'), (...pair) => {
        expect(matchOf(pair)).toMatchObject({ strength: 'none', name: null });
      }),
    );
  });
});

/** 50 of the most common surnames and given names of the US. */
const surnames = (
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson ' +
  'Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young ' +
  'Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts'
).split(' ');
const givenNames = (
  'James Mary Michael Patricia Robert Jennifer John Linda David Elizabeth William Barbara Richard Susan Joseph Jessica ' +
  'Thomas Sarah Christopher Karen Charles Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley ' +
  'Steven Kimberly Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah ' +
  'Ronald Stephanie'
).split(' ');

/** A seeded sequence, the same in every run. */
const chanceOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
};

/** One in ten has two given names, one in ten two family names, and one in fifty an initial. */
const peopleOf = (seed: number, count: number): [string, string][] => {
  const chance = chanceOf(seed);
  const oneOrTwo = (list: readonly string[]): string => {
    const name = of(list, chance(list.length));
    return chance(10) === 0 ? `${name} ${of(list, chance(list.length))}` : name;
  };
  return Array.from({ length: count }, () => {
    const first = oneOrTwo(givenNames);
    return [chance(50) === 0 ? first.charAt(0) : first, oneOrTwo(surnames)];
  });
};

// Cost of the rules in reviews: 730 more than the 538 with the same name, of 2,000,000 pairs.
it('different people with common names match at the expected rates', () => {
  const listed = peopleOf(2, 2000);
  const rows = new Map<string, number[]>();
  for (const [index, [, lastName]] of listed.entries()) {
    for (const key of keysOfRow({ lastName, npiNumber: '' })) rows.set(key, [...(rows.get(key) ?? []), index]);
  }
  const counts: Partial<Record<ExclusionNameRule, number>> = {};
  for (const [firstName, lastName] of peopleOf(1, 1000)) {
    const keys = keysOfPerson({ firstName, lastName, formerLastNames: [], npiNumber: '', birthDate: null });
    for (const index of new Set(keys.flatMap((key) => rows.get(key) ?? []))) {
      const { name } = matchOf([firstName, lastName, ...listed[index]!]);
      if (name !== null) counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  expect(counts).toEqual({ same: 538, given: 232, part: 331, initial: 167 });
});
